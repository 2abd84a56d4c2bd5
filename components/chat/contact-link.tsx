import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { contactAddress } from '@/lib/platform/routes/chat';

type Props = {
  companyId: number;
  card?: Parameters<typeof contactAddress>[1];
  className: string;
  small?: boolean;
};

/** Link to the conversation with a supplier, with the viewed item attached. */
export function ContactLink({ companyId, card, className, small = false }: Props) {
  const t = useTranslations('chat');
  return (
    <a className={className} href={contactAddress({ companyId }, card)} rel="nofollow">
      <Icon name="chat" small={small} />
      {t('contact')}
    </a>
  );
}
