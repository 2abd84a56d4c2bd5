import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

const dial = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Shows the supplier's number when asked for, as a link that dials it. */
export function CallReveal({ phone }: { phone: string }) {
  const t = useTranslations('product');
  return (
    <details className="call">
      <summary>
        <Icon name="call" />
        {t('call')}
      </summary>
      <a href={dial(phone)}>
        <bdi dir="ltr">{phone}</bdi>
      </a>
    </details>
  );
}

/** Dials the supplier at once. */
export function CallButton({ phone, name }: { phone: string; name: string }) {
  const t = useTranslations('product');
  return (
    <a className="btn p" href={dial(phone)} aria-label={t('callTo', { name, phone })}>
      <Icon name="call" small />
      {t('call')}
    </a>
  );
}
