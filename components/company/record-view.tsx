import { useTranslations } from 'next-intl';
import { CompanyLogo } from '@/components/list/mark/company-logo';
import { Marks } from '@/components/list/mark/standing';
import { Flag } from '@/components/ui/flag';
import { PrintButton } from '@/components/ui/print-button';
import { SpokenText } from '@/components/ui/spoken-text';
import { checkKinds, verifiedUntil } from '@/lib/company/check';
import type { CompanyProfile } from '@/lib/company/types';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { CompanyFacts } from './company-facts';
import { RecordTable } from './record-table';
import '@/app/record.css';
import '@/app/showroom.css';

const limits = ['notProducts', 'notFinance', 'notClaims', 'notMembership'] as const;

/** The verification record: checks, dates, validity, meaning of the grade, and what was not checked. */
export function RecordView({ company, locale }: { company: CompanyProfile; locale: Locale }) {
  const t = useTranslations('company');
  const common = useTranslations('showroom');
  const { id, name, grade, verifications, country, city } = company;
  const until = grade === 'C' ? null : verifiedUntil(company);
  const missing = checkKinds.filter((kind) => !verifications.some((one) => one.kind === kind));
  return (
    <article className="record">
      <div className="hall-h">
        <h1 className="ttl">{t('record.title')}</h1>
        <PrintButton label={common('print')} />
      </div>
      <p className="lead">{t('record.lead')}</p>
      <div className="card of">
        <CompanyLogo src={company.logo} name={name.text} />
        <div className="who">
          <p className="n">
            <a href={href('showroomHome', { companyId: id })}>
              <SpokenText of={name} site={locale} />
            </a>
          </p>
          <p className="row muted">
            <Flag code={company.countryCode} />
            {t('card.place', { country, city })}
          </p>
          <Marks grade={grade} membership={company.membership} />
        </div>
        <div>
          <p>{t(`record.grade${grade}`)}</p>
          {until && <p className="until">{t('record.verifiedUntil', { date: formatDay(locale, until) })}</p>}
        </div>
      </div>
      <RecordTable items={verifications} missing={missing} locale={locale} />
      <div className="two even doc">
        <section>
          <h2 className="h">{t('fact.facts')}</h2>
          <CompanyFacts company={company} locale={locale} />
        </section>
        <section>
          <h2 className="h">{t('record.notChecked')}</h2>
          <ul className="limits">
            {limits.map((key) => (
              <li key={key}>{t(`record.${key}`)}</li>
            ))}
          </ul>
        </section>
      </div>
      <p className="muted small doc">
        {t('record.printed')}
        {' · '}
        <bdi dir="ltr">{currentHosts().absolute(locale, href('companyAdvancedDetail', { id }))}</bdi>
      </p>
    </article>
  );
}
