import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { PlaceOptions } from './facet-option';

/** The remaining countries as one select of the same form, by continent. */
export function OtherCountry({ places, locale }: { places: PlaceOptions; locale: Locale }) {
  const t = useTranslations('list');
  const continents = places.continents.filter(({ rest }) => rest.length > 0);
  if (!continents.length) return null;
  return (
    <select
      name="country"
      defaultValue=""
      aria-label={t('otherCountry')}
      className="h-11 w-full rounded border border-ctl bg-paper px-3 text-ink"
    >
      <option value="">{t('otherCountry')}</option>
      {continents.map(({ continent, rest }) => (
        <optgroup key={continent} label={t(`continent.${continent}`)}>
          {rest.map(({ value, label, count }) => (
            <option key={value} value={value}>
              {t('named', { label, n: formatNumber(locale, count) })}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
