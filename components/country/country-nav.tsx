import { useTranslations } from 'next-intl';
import { countryHref } from '@/lib/country/href';
import type { CountryPageKind } from '@/lib/platform/config';
import type { Country } from '@/lib/reference/types';

type Here = 'overview' | CountryPageKind;
type Props = { country: Country; kinds: readonly CountryPageKind[]; here: Here };

/** Links to the texts on a country; missing ones are left out. */
export function CountryNav({ country, kinds, here }: Props) {
  const t = useTranslations('country');
  if (kinds.length === 0) return null;
  return (
    <nav className="tabs co-nav print-no" aria-label={t('pages', { country: country.name })}>
      {(['overview', ...kinds] as const).map((page) => (
        <a
          key={page}
          href={countryHref(country.code, page)}
          className={page === here ? 'on' : undefined}
          aria-current={page === here ? 'page' : undefined}
        >
          {t(`page.${page}`)}
        </a>
      ))}
    </nav>
  );
}
