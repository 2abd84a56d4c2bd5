import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { ShowroomView } from '@/lib/showroom/read';
import type { ShowroomMember } from '@/lib/showroom/types';
import { MemberCard } from './member-card';
import { Prose } from './prose';

/** All team members of a supplier. */
export function ShowroomTeamList({ showroom, locale }: ShowroomView) {
  const t = useTranslations('showroom');
  return (
    <>
      <h1 className="ttl">{t('team')}</h1>
      <h2 className="sr">{t('wholeTeam')}</h2>
      <div className="members">
        {showroom.team.map((item) => (
          <MemberCard key={item.id} item={item} companyId={showroom.company.id} locale={locale} />
        ))}
      </div>
    </>
  );
}

/** A team member, with the others below. */
export function ShowroomMemberView({ showroom, locale, item }: ShowroomView & { item: ShowroomMember }) {
  const t = useTranslations('showroom');
  const others = showroom.team.filter(({ id }) => id !== item.id);
  return (
    <>
      <article className="person">
        <div className="pic">
          <Picture src={item.picture} alt="" use="card" eager />
        </div>
        <div>
          <h1 className="ttl">
            <SpokenText of={item.name} site={locale} />
          </h1>
          <p className="muted">
            <SpokenText of={item.title} site={locale} />
          </p>
          <Prose of={item.bio} site={locale} />
        </div>
      </article>
      {others.length > 0 && (
        <section className="doc">
          <h2 className="h">{t('colleagues')}</h2>
          <div className="members">
            {others.map((other) => (
              <MemberCard key={other.id} item={other} companyId={showroom.company.id} locale={locale} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
