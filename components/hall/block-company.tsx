import { useTranslations } from 'next-intl';
import { CertificateList } from './certificate-list';
import { PartnerList } from './partner-list';
import { ProcessSteps } from './process-steps';
import { ProductionTable } from './production-table';
import { Timeline } from './timeline';
import type { BlockProps } from './types';

export function ProductionBlock({ hall, locale }: BlockProps) {
  const t = useTranslations('hall');
  if (hall.production.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <h2 className="h">{t('production')}</h2>
        <ProductionTable items={hall.production} locale={locale} />
      </div>
    </section>
  );
}

export function CertificateBlock({ hall, locale }: BlockProps) {
  const t = useTranslations('hall');
  if (hall.certificates.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <h2 className="h">{t('certificates')}</h2>
        <CertificateList items={hall.certificates} locale={locale} />
      </div>
    </section>
  );
}

/** Production beside certificates. */
export function WorksBlock({ hall, locale }: BlockProps) {
  const t = useTranslations('hall');
  return (
    <section className="sec">
      <div className="wrap two">
        <div>
          <h2 className="h">{t('production')}</h2>
          <ProductionTable items={hall.production} locale={locale} />
        </div>
        <div>
          <h2 className="h">{t('certificates')}</h2>
          <CertificateList items={hall.certificates} locale={locale} />
        </div>
      </div>
    </section>
  );
}

export function HistoryBlock({ hall, locale }: BlockProps) {
  const t = useTranslations('hall');
  if (hall.milestones.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <h2 className="h">{t('history')}</h2>
        <Timeline items={hall.milestones} locale={locale} />
      </div>
    </section>
  );
}

export function PartnerBlock({ hall }: BlockProps) {
  const t = useTranslations('hall');
  if (hall.partners.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <h2 className="h">{t('partners')}</h2>
        <PartnerList items={hall.partners} />
      </div>
    </section>
  );
}

export function ProcessBlock({ hall, locale }: BlockProps) {
  const t = useTranslations('hall');
  if (hall.process.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <h2 className="h">{t('process')}</h2>
        <ProcessSteps items={hall.process} locale={locale} />
      </div>
    </section>
  );
}
