import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import type { PortalCount } from '@/lib/portal/types';
import { type Incoterm, incotermRules } from '@/lib/purchase/constants';
import { changed, type Listing } from '@/lib/search/listing';

const codes = Object.keys(incotermRules) as Incoterm[];

type Props = { listing: Listing; counts: readonly PortalCount[]; locale: Locale };

/** The trade terms that requests are made on, one at a time, each with how many it has. */
export function IncotermFilter({ listing, counts, locale }: Props) {
  const t = useTranslations();
  const { incoterm } = listing.state;
  const choices = codes
    .map((code) => ({ code, count: counts.find(({ value }) => value === code)?.count ?? 0 }))
    .filter(({ code, count }) => count > 0 || code === incoterm);
  if (choices.length === 0) return null;
  const look = (on: boolean) =>
    `inline-flex min-h-8 items-center gap-2 rounded border px-3 phone:min-h-11 ${on ? 'border-accent bg-accent-soft font-strong text-accent-strong' : 'border-line'}`;
  return (
    <nav className="my-4 flex flex-wrap gap-2" aria-label={t('trade.terms')}>
      <a
        className={look(incoterm === null)}
        href={changed(listing, { incoterm: null })}
        aria-current={incoterm === null || undefined}
        rel="nofollow"
      >
        {t('purchaseHall.anyTerms')}
      </a>
      {choices.map(({ code, count }) => (
        <a
          key={code}
          className={look(code === incoterm)}
          href={changed(listing, { incoterm: code === incoterm ? null : code })}
          aria-current={code === incoterm || undefined}
          title={t(`trade.incoterm.${code}`)}
          rel="nofollow"
        >
          <span dir="ltr">{code}</span>
          <span className="text-12 text-ink-3">{formatNumber(locale, count)}</span>
        </a>
      ))}
    </nav>
  );
}
