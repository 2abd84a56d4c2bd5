import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { contactAddress } from '@/lib/platform/routes/chat';

type Props = { to: Parameters<typeof contactAddress>[0]; card?: Parameters<typeof contactAddress>[1]; name?: string };

/** Link from the centers to the conversation with the other side of a deal, with the deal attached. */
export function ContactButton({ to, card, name }: Props) {
  const t = useTranslations('center');
  return (
    <ButtonLink hard size="s" icon="chat" href={contactAddress(to, card)} aria-label={name && t('contactOf', { name })}>
      {t('contact')}
    </ButtonLink>
  );
}
