import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { countryLists } from '@/lib/country/href';
import type { CountryCounts } from '@/lib/country/types';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = { code: string; counts: CountryCounts; locale: Locale };

const icons = {
  product: 'box',
  company: 'factory',
  tender: 'document',
  launch: 'rocket',
  offer: 'briefcase',
  directory: 'building',
} as const;
const kinds = Object.keys(icons) as (keyof typeof icons)[];

/** Counts of GECO's content on a country, linked to the lists; zeros are left out. */
export function CountList({ code, counts, locale }: Props) {
  const t = useTranslations('country.count');
  const lists = countryLists(code);
  const some = kinds.filter((kind) => counts[kind] > 0);
  if (some.length === 0) return null;
  return (
    <ul className="co-counts">
      {some.map((kind) => (
        <li key={kind}>
          <a href={lists[kind]} rel={lists[kind].includes('?') ? 'nofollow' : undefined}>
            <Icon name={icons[kind]} />
            <span>{t(kind, { count: counts[kind], n: formatNumber(locale, counts[kind]) })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
