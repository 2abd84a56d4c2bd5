import { useTranslations } from 'next-intl';
import { FactTable, type TableFact } from '@/components/ui/fact-table';
import { Flag } from '@/components/ui/flag';
import type { CompanyProfile } from '@/lib/company/types';
import { config } from '@/lib/platform/config';
import { formatDay, formatList, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

/** All single-line facts of a company, as a printable table. */
export function CompanyFacts({ company, locale }: { company: CompanyProfile; locale: Locale }) {
  const t = useTranslations('company');
  const number = (value: number) => formatNumber(locale, value);
  const { founded, employees, floorArea, exportCountries, brand, registrationNumber, tags, categories } = company;
  const facts: TableFact[] = [
    [
      t('fact.country'),
      <span className="row" key="country">
        <Flag code={company.countryCode} />
        {company.country}
      </span>,
    ],
    [t('fact.region'), company.region],
    [t('fact.city'), company.city],
    [t('fact.registration'), registrationNumber && <bdi>{registrationNumber}</bdi>],
    [t('card.founded'), founded],
    [t('card.employees'), employees && number(employees)],
    [t('fact.floorArea'), floorArea && <bdi>{t('fact.area', { n: number(floorArea) })}</bdi>],
    [t('card.exportCountries'), exportCountries && number(exportCountries)],
    [t('fact.brand'), brand && <bdi>{brand}</bdi>],
    [t('fact.makes'), formatList(locale, company.mainProducts)],
    [
      t('fact.industries'),
      categories.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <a className="lnk" href={href('productCategory', { cateid: id })}>
            {name}
          </a>
        </span>
      )),
    ],
    [
      t('fact.kinds'),
      tags.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <a className="lnk" href={href('companyTag', { tagid: id })}>
            {name}
          </a>
        </span>
      )),
    ],
    [t('fact.joined', { site: config.name.short }), formatDay(locale, company.joinedOn)],
  ];
  return <FactTable facts={facts} />;
}
