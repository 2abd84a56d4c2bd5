import { useTranslations } from 'next-intl';
import { CheckCard } from '@/components/company/check-list';
import { ContactFacts } from '@/components/company/contact-facts';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import { href } from '@/lib/platform/routes/address';
import { MemberCard } from './member-card';
import { PowerCard } from './power-card';
import { ProfileFigures } from './profile-figures';
import { Prose } from './prose';
import type { BlockProps } from './types';

export function ProfileBlock({ showroom, locale }: BlockProps) {
  const t = useTranslations('showroom');
  const { company, media, template } = showroom;
  const wide = template === 'a';
  const scene = wide ? media.pictures[0] : undefined;
  const words = (
    <div>
      <h2 className="h">{t('base')}</h2>
      <Prose of={company.introduction} site={locale} first={scene !== undefined} />
      {!(wide && showroom.blocks.includes('banner')) && <ProfileFigures company={company} locale={locale} />}
      <a className="lnk" href={href('showroomBase', { companyId: company.id })}>
        {t('fullProfile')}
      </a>
    </div>
  );
  return (
    <section className="sec">
      <div className={scene ? 'wrap two even' : company.grade === 'C' ? 'wrap' : 'wrap two'}>
        {scene && (
          <div className="pic scene">
            <Picture src={scene.key} alt={scene.alt} use="detail" />
          </div>
        )}
        {words}
        {!scene && <CheckCard company={company} locale={locale} />}
      </div>
    </section>
  );
}

export function PowerBlock({ showroom, locale, device }: BlockProps) {
  const t = useTranslations('showroom');
  const companyId = showroom.company.id;
  if (showroom.powers.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead
          title={t('powers')}
          more={{ href: href('showroomPowerList', { companyId }), label: t('allPowers') }}
          bare={device === 'm'}
        />
        <div className="powers">
          {showroom.powers.map((item) => (
            <PowerCard key={item.id} item={item} companyId={companyId} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  );
}

export function TeamBlock({ showroom, locale, device }: BlockProps) {
  const t = useTranslations('showroom');
  const companyId = showroom.company.id;
  if (showroom.team.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead
          title={t('team')}
          more={{ href: href('showroomTeamList', { companyId }), label: t('wholeTeam') }}
          bare={device === 'm'}
        />
        <div className="members">
          {showroom.team.slice(0, 4).map((item) => (
            <MemberCard key={item.id} item={item} companyId={companyId} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  );
}

export function ContactBlock({ showroom, locale, device }: BlockProps) {
  const t = useTranslations('showroom');
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead
          title={t('contact')}
          more={{ href: href('showroomContact', { companyId: showroom.company.id }), label: t('contactPage') }}
          bare={device === 'm'}
        />
        <ContactFacts company={showroom.company} locale={locale} />
      </div>
    </section>
  );
}
