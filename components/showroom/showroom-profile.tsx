import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CheckCard } from '@/components/company/check-list';
import { CompanyFacts } from '@/components/company/company-facts';
import { ContactFacts } from '@/components/company/contact-facts';
import { PrintButton } from '@/components/ui/print-button';
import type { ShowroomView } from '@/lib/showroom/read';
import { CertificateTable } from './certificate-list';
import { PartnerList } from './partner-list';
import { ProductionTable } from './production-table';
import { ProfileFigures } from './profile-figures';
import { Prose } from './prose';
import { ShowroomMedia } from './showroom-media';
import { Timeline } from './timeline';

/** Printable company profile. */
export function ShowroomProfile({ showroom, locale, response }: ShowroomView & { response: ReactNode }) {
  const t = useTranslations();
  const { company, production, certificates, milestones, partners } = showroom;
  return (
    <>
      <div className="hall-h">
        <h1 className="ttl">{t('showroom.base')}</h1>
        <PrintButton label={t('showroom.print')} />
      </div>
      <div className={company.grade === 'C' ? 'doc' : 'doc two'}>
        <section>
          {company.introduction.text !== '' && (
            <>
              <h2 className="h">{t('company.fact.introduction')}</h2>
              <Prose of={company.introduction} site={locale} />
            </>
          )}
          <ProfileFigures company={company} locale={locale} />
        </section>
        <CheckCard company={company} locale={locale} />
      </div>
      <div className="doc two even">
        <section>
          <h2 className="h">{t('company.fact.facts')}</h2>
          <CompanyFacts company={company} locale={locale} />
        </section>
        <section>
          <h2 className="h">{t('showroom.contact')}</h2>
          <ContactFacts company={company} locale={locale} />
        </section>
      </div>
      {response}
      <ShowroomMedia showroom={showroom} />
      {certificates.length > 0 && (
        <section className="doc">
          <h2 className="h">{t('showroom.certificates')}</h2>
          <CertificateTable items={certificates} locale={locale} />
        </section>
      )}
      {production.length > 0 && (
        <section className="doc">
          <h2 className="h">{t('showroom.production')}</h2>
          <ProductionTable items={production} locale={locale} />
        </section>
      )}
      {milestones.length > 0 && (
        <section className="doc">
          <h2 className="h">{t('showroom.history')}</h2>
          <Timeline items={milestones} locale={locale} />
        </section>
      )}
      {partners.length > 0 && (
        <section className="doc">
          <h2 className="h">{t('showroom.partners')}</h2>
          <PartnerList items={partners} />
        </section>
      )}
    </>
  );
}
