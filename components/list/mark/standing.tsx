import { useTranslations } from 'next-intl';
import type { Grade, Membership } from '@/lib/platform/config';

const gradeStyle: Record<Grade, string> = { A: 'va', B: 'vb', C: 'vc' };
const membershipStyle: Record<Membership, string> = { regular: 'r', gold: 'g', diamond: 'd' };

/** Verification grade: an outlined shield with letter and label. */
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

/** The grade as a shield alone, where there is no room for its label. */
export function GradeShield({ grade }: { grade: Grade }) {
  const t = useTranslations('company.grade');
  return (
    <span className={`ver ${gradeStyle[grade]}`} title={t(grade)}>
      <svg aria-hidden="true">
        <use href={`/icon.svg#grade-${grade}`} />
      </svg>
      <span className="sr">{t(grade)}</span>
    </span>
  );
}

/** Membership: a filled tag, clearly different from the grade's shield. */
export function MembershipTag({ membership }: { membership: Membership }) {
  const t = useTranslations('company');
  return (
    <span className={`mem ${membershipStyle[membership]}`} title={t('membershipNote')}>
      {t(`membership.${membership}`)}
    </span>
  );
}

/** Both marks of a supplier, grade first. */
export function Marks({ grade, membership }: { grade: Grade; membership: Membership }) {
  return (
    <div className="marks">
      <VerificationGrade grade={grade} />
      <MembershipTag membership={membership} />
    </div>
  );
}
