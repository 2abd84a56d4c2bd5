import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ShowroomMember } from '@/lib/showroom/types';

/** A team member: photo, name, role. */
export function MemberCard({ item, companyId, locale }: { item: ShowroomMember; companyId: number; locale: Locale }) {
  return (
    <article className="member">
      <div className="pic">
        <Picture src={item.picture} alt="" use="card" />
      </div>
      <h3>
        <a href={href('showroomTeam', { companyId, id: item.id })}>
          <SpokenText of={item.name} site={locale} />
        </a>
      </h3>
      <p className="muted">
        <SpokenText of={item.title} site={locale} />
      </p>
    </article>
  );
}
