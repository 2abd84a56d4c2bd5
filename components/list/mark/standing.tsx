import { useTranslations } from 'next-intl';
import type { Grade, Membership } from '@/lib/platform/config';

const gradeStyle: Record<Grade, string> = { A: 'va', B: 'vb', C: 'vc' };
const membershipStyle: Record<Membership, string> = { regular: 'r', gold: 'g', diamond: 'd' };

/** What a supplier has proved: an outlined shield with its letter and its word. */
export function VerificationGrade({ grade }: { grade: Grade }) {
  const t = useTranslations('company.grade');
  return (
    <span className={`ver ${gradeStyle[grade]}`}>
      <svg aria-hidden="true">
        <use href={`/icon.svg#grade-${grade}`} />
      </svg>
      {t(grade)}
    </span>
  );
}

/** What a supplier has paid for: a filled tag, never to be taken for the shield. */
export function MembershipTag({ membership }: { membership: Membership }) {
  const t = useTranslations('company');
  return (
    <span className={`mem ${membershipStyle[membership]}`} title={t('membershipNote')}>
      {t(`membership.${membership}`)}
    </span>
  );
}

/** Both marks of a supplier, verification first. */
export function Marks({ grade, membership }: { grade: Grade; membership: Membership }) {
  return (
    <div className="marks">
      <VerificationGrade grade={grade} />
      <MembershipTag membership={membership} />
    </div>
  );
}
