import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { leftUntil } from '@/lib/tender/rules';

/** Days left, briefer in a table; kept current by the page's DeadlineWatch. */
export function Closing({ at, locale, short }: { at: string; locale: Locale; short?: boolean }) {
  const t = useTranslations('tender');
  const { nearness, days } = leftUntil(at, Date.now(), config.tender.soon);
  const count = { count: days, n: formatNumber(locale, days) };
  const more = short ? t('leftShort', count) : t('left', count);
  const left = days > 0 ? more : t(short ? 'lastDayShort' : 'lastDay');
  return (
    <span
      className={`${short ? 'font-medium' : 'text-12 font-[550]'} text-ok data-[near=over]:text-ink-3 data-[near=soon]:text-warn`}
      data-deadline={at}
      data-near={nearness}
      data-short={short ? '' : undefined}
    >
      {nearness === 'over' ? t('status.closed') : left}
    </span>
  );
}

/** Remaining quotations of a request for suppliers without invitation. */
export function PlacesLeft({ count, locale, short }: { count: number; locale: Locale; short?: boolean }) {
  const t = useTranslations('purchaseHall');
  if (count === 0) return t(short ? 'placeForInvitedShort' : 'placeForInvited');
  return t(short ? 'placesShort' : 'places', { count, n: formatNumber(locale, count) });
}
