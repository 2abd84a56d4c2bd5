import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Flag } from '@/components/ui/flag';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatDay } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import type { CompanyView } from '@/lib/staff/company/types';
import { LicenceView } from './licence-view';
import type { TypedFact } from './types';

/** Facts of a company profile. */
export function CompanyFacts({
  company,
  locale,
  readOnly,
}: {
  company: CompanyView;
  locale: ConsoleLocale;
  readOnly: boolean;
}) {
  const t = useTranslations('console.company');
  const none = useTranslations('console')('none');
  const fact = (label: string, value: ReactNode) => (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-3 max-[600px]:grid-cols-[minmax(0,1fr)] max-[600px]:gap-0">
      <dt className="text-ink-3">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{value || none}</dd>
    </div>
  );
  const { id, countryCode, country, registrationNumber, licence, phone, email, website, joinedOn, publishedAt, names } =
    company;
  const typed: TypedFact[] = [
    { label: t('number'), value: registrationNumber ?? none },
    ...names.map((one) => ({ label: t('names'), value: one.name, lang: one.locale })),
    { label: t('country'), value: country },
  ];
  return (
    <dl className="grid gap-[10px]">
      {fact(
        t('country'),
        <span className="flex items-center gap-2">
          <Flag code={countryCode} />
          {country}
        </span>,
      )}
      {fact(t('number'), registrationNumber && <bdi dir="ltr">{registrationNumber}</bdi>)}
      {fact(
        t('licence'),
        licence && (
          <LicenceView companyId={id} fileKey={licence} alt={t('licence')} readOnly={readOnly} facts={typed} />
        ),
      )}
      {fact(t('phone'), <bdi dir="ltr">{phone}</bdi>)}
      {fact(t('email'), <bdi dir="ltr">{email}</bdi>)}
      {fact(t('website'), website && <bdi dir="ltr">{website}</bdi>)}
      {fact(t('joined'), formatDay(locale, joinedOn))}
      {fact(t('published'), publishedAt && formatDay(locale, publishedAt))}
      {fact(
        t('names'),
        <ul>
          {names.map((one) => (
            <li key={one.locale}>
              <small className="text-ink-3" lang={one.locale}>
                {sites[one.locale].endonym}
              </small>{' '}
              <bdi lang={one.locale}>{one.name}</bdi>
            </li>
          ))}
        </ul>,
      )}
    </dl>
  );
}
