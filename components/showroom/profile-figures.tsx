import { useTranslations } from 'next-intl';
import type { CompanyProfile } from '@/lib/company/types';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

/** Key figures of a profile; unknown ones are left out. */
export function ProfileFigures({ company, locale }: { company: CompanyProfile; locale: Locale }) {
  const t = useTranslations('company');
  const { founded, employees, floorArea, exportCountries } = company;
  const number = (value: number) => formatNumber(locale, value);
  const figures: [string, string | null][] = [
    [t('card.founded'), founded ? String(founded) : null],
    [t('card.employees'), employees ? number(employees) : null],
    [t('fact.floorArea'), floorArea ? t('fact.area', { n: number(floorArea) }) : null],
    [t('card.exportCountries'), exportCountries ? number(exportCountries) : null],
  ];
  return (
    <dl className="fig">
      {figures.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="muted">{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
