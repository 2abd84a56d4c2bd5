import { useTranslations } from 'next-intl';
import { ContactFacts } from '@/components/company/contact-facts';
import { VerificationCard } from '@/components/company/verification-card';
import { SectionHead } from '@/components/layout/section-head';
import { config } from '@/lib/config';
import { formatNumber } from '@/lib/i18n/format';
import { href } from '@/lib/routes/address';
import { CaseGrid } from './case-grid';
import { CompanyFig } from './company-fig';
import type { BlockProps } from './hall-blocks';
import { MemberCard } from './member-card';
import { PowerCard } from './power-card';
import { Prose } from './prose';

export function ProfileBlock({ hall, locale }: BlockProps) {
  const t = useTranslations('hall');
  const { company } = hall;
  return (
    <section className="sec">
      <div className={company.grade === 'C' ? 'wrap' : 'wrap two'}>
        <div>
          <h2 className="h">{t('base')}</h2>
          <Prose of={company.introduction} site={locale} />
          <CompanyFig company={company} locale={locale} />
          <a className="lnk" href={href('hallBase', { companyId: company.id })}>
            {t('fullProfile')}
          </a>
        </div>
        <VerificationCard company={company} locale={locale} />
      </div>
    </section>
  );
}

export function CaseBlock({ hall, locale, device }: BlockProps) {
  const t = useTranslations('hall');
  const { cases } = hall;
  const companyId = hall.company.id;
  if (cases.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead
          title={t('cases')}
          note={t('caseNote', { count: cases.length, n: formatNumber(locale, cases.length) })}
          more={{ href: href('hallCaseList', { companyId }), label: t('allCases') }}
          bare={device === 'm'}
        />
        <CaseGrid items={cases.slice(0, config.hall.cases)} companyId={companyId} locale={locale} device={device} />
      </div>
    </section>
  );
}

export function PowerBlock({ hall, locale, device }: BlockProps) {
  const t = useTranslations('hall');
  const companyId = hall.company.id;
  if (hall.powers.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead
          title={t('powers')}
          more={{ href: href('hallPowerList', { companyId }), label: t('allPowers') }}
          bare={device === 'm'}
        />
        <div className="powers">
          {hall.powers.map((item) => (
            <PowerCard key={item.id} item={item} companyId={companyId} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  );
}

export function TeamBlock({ hall, locale, device }: BlockProps) {
  const t = useTranslations('hall');
  const companyId = hall.company.id;
  if (hall.team.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead
          title={t('team')}
          more={{ href: href('hallTeamList', { companyId }), label: t('wholeTeam') }}
          bare={device === 'm'}
        />
        <div className="members">
          {hall.team.slice(0, 4).map((item) => (
            <MemberCard key={item.id} item={item} companyId={companyId} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  );
}

export function ContactBlock({ hall, locale, device }: BlockProps) {
  const t = useTranslations('hall');
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead
          title={t('contact')}
          more={{ href: href('hallContact', { companyId: hall.company.id }), label: t('contactPage') }}
          bare={device === 'm'}
        />
        <ContactFacts company={hall.company} locale={locale} />
      </div>
    </section>
  );
}
