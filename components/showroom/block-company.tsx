import { useTranslations } from 'next-intl';
import { CertificateList } from './certificate-list';
import { PartnerList } from './partner-list';
import { ProcessSteps } from './process-steps';
import { ProductionTable } from './production-table';
import { Timeline } from './timeline';
import type { BlockProps } from './types';

export function ProductionBlock({ showroom, locale }: BlockProps) {
  const t = useTranslations('showroom');
  if (showroom.production.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <h2 className="h">{t('production')}</h2>
        <ProductionTable items={showroom.production} locale={locale} />
      </div>
    </section>
  );
}

export function CertificateBlock({ showroom, locale }: BlockProps) {
  const t = useTranslations('showroom');
  if (showroom.certificates.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <h2 className="h">{t('certificates')}</h2>
        <CertificateList items={showroom.certificates} locale={locale} />
      </div>
    </section>
  );
}

/** Production lines beside certificates. */
export function WorksBlock({ showroom, locale }: BlockProps) {
  const t = useTranslations('showroom');
  return (
    <section className="sec">
      <div className="wrap two">
        <div>
          <h2 className="h">{t('production')}</h2>
          <ProductionTable items={showroom.production} locale={locale} />
        </div>
        <div>
          <h2 className="h">{t('certificates')}</h2>
          <CertificateList items={showroom.certificates} locale={locale} />
        </div>
      </div>
    </section>
  );
}

export function HistoryBlock({ showroom, locale }: BlockProps) {
  const t = useTranslations('showroom');
  if (showroom.milestones.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <h2 className="h">{t('history')}</h2>
        <Timeline items={showroom.milestones} locale={locale} />
      </div>
    </section>
  );
}

export function PartnerBlock({ showroom }: BlockProps) {
  const t = useTranslations('showroom');
  if (showroom.partners.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <h2 className="h">{t('partners')}</h2>
        <PartnerList items={showroom.partners} />
      </div>
    </section>
  );
}

export function ProcessBlock({ showroom, locale }: BlockProps) {
  const t = useTranslations('showroom');
  if (showroom.process.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <h2 className="h">{t('process')}</h2>
        <ProcessSteps items={showroom.process} locale={locale} />
      </div>
    </section>
  );
}
