import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { countryHref } from '@/lib/country/href';
import type { CountryEntry } from '@/lib/country/types';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = { items: readonly CountryEntry[]; locale: Locale };

/** Countries with their content counts. */
export function CountryGrid({ items, locale }: Props) {
  const t = useTranslations('country');
  const countsOf = ({ counts }: CountryEntry): string =>
    formatList(
      locale,
      (['company', 'product', 'tender'] as const)
        .filter((kind) => counts[kind] > 0)
        .map((kind) => t(`count.${kind}`, { count: counts[kind], n: formatNumber(locale, counts[kind]) })),
    );
  return (
    <ul className="co-grid">
      {items.map((item) => {
        const counts = countsOf(item);
        return (
          <li key={item.code}>
            <a href={countryHref(item.code, 'overview')}>
              <Flag code={item.code} />
              <span>
                <b>{item.name}</b>
                {item.pages.length > 0 && <em>{t('hasGuide')}</em>}
                {counts && <small className="muted">{counts}</small>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
