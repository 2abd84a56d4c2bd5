import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { leftUntil } from '@/lib/tender/rules';

/** The days left for quotations; a DeadlineWatch of the page keeps it right. */
export function Closing({ at, locale }: { at: string; locale: Locale }) {
  const t = useTranslations('tender');
  const { nearness, days } = leftUntil(at, Date.now(), config.tender.soon);
  const left = days > 0 ? t('left', { count: days, n: formatNumber(locale, days) }) : t('lastDay');
  return (
    <span
      className="text-12 font-[550] text-ok data-[near=over]:text-ink-3 data-[near=soon]:text-warn"
      data-deadline={at}
      data-near={nearness}
    >
      {nearness === 'over' ? t('status.closed') : left}
    </span>
  );
}

/** How many more quotations a request takes of suppliers whom nobody invited. */
export function PlacesLeft({ count, locale, short }: { count: number; locale: Locale; short?: boolean }) {
  const t = useTranslations('purchaseHall');
  if (count === 0) return t(short ? 'placeForInvitedShort' : 'placeForInvited');
  return t(short ? 'placesShort' : 'places', { count, n: formatNumber(locale, count) });
}
