import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MembershipTag } from '@/components/company/marks';
import { Link } from '@/components/ui/link';
import { mayDo } from '@/lib/auth/rules';
import type { OwnStanding } from '@/lib/company/profile/types';
import type { Cap } from '@/lib/company/upgrade/types';
import type { CompanyRole } from '@/lib/config';
import { formatDay, formatNumber } from '@/lib/i18n/format';
import { href } from '@/lib/routes/address';

const grades = ['C', 'B', 'A'] as const;

function Until({ day }: { day: string | null }) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return <small>{day === null ? t('unlimited') : t('until', { date: formatDay(locale, day) })}</small>;
}

/** The grade that a company has earned, on its way from C to A; `children` leads further. */
export function GradeCard({ standing, children }: { standing: OwnStanding; children?: ReactNode }) {
  const t = useTranslations('dashboard');
  const word = useTranslations('company.grade');
  const { grade, gradeValidUntil } = standing;
  return (
    <section className="cc-card">
      <header>
        <h2>{t('grade.title')}</h2>
        <small>{t('grade.note')}</small>
      </header>
      <div className="db-body">
        <div className="db-now">
          <span className={`db-grade ${grade === 'C' ? 'plain' : ''}`} aria-hidden="true">
            {grade}
          </span>
          <p>
            <b>{t('grade.name', { grade, word: word(grade) })}</b>
            <Until day={grade === 'C' ? null : gradeValidUntil} />
          </p>
        </div>
        <ol className="db-steps" aria-label={t('grade.steps')}>
          {grades.map((one, at) => (
            <li
              key={one}
              className={at <= grades.indexOf(grade) ? 'done' : undefined}
              aria-current={one === grade ? 'step' : undefined}
            >
              {t('grade.name', { grade: one, word: word(one) })}
            </li>
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}

/** How much of what a membership covers is used. */
function CapMeters({ caps }: { caps: readonly Cap[] }) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return (
    <dl className="db-caps">
      {caps.flatMap(({ kind, used, most }) =>
        most === null ? (
          []
        ) : (
          <div key={kind}>
            <dt>{t(`cap.${kind}`)}</dt>
            <dd>
              <span>{t('used', { used: formatNumber(locale, used), most: formatNumber(locale, most) })}</span>
              <meter
                min={0}
                max={most}
                high={most * 0.8}
                optimum={0}
                value={Math.min(used, most)}
                aria-label={t(`cap.${kind}`)}
              />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The membership that a company has paid for and how much of it is used; `children` leads further. */
export function MembershipCard(props: { standing: OwnStanding; caps: readonly Cap[]; children?: ReactNode }) {
  const { standing, caps, children } = props;
  const t = useTranslations('dashboard');
  const { membership, membershipValidUntil } = standing;
  return (
    <section className="cc-card">
      <header>
        <h2>{t('membership.title')}</h2>
        <small>{t('membership.note')}</small>
      </header>
      <div className="db-body">
        <p className="db-member">
          <MembershipTag membership={membership} />
          <Until day={membership === 'regular' ? null : membershipValidUntil} />
        </p>
        <CapMeters caps={caps} />
        {children}
      </div>
    </section>
  );
}

/** The way to ask for more, for those of a company who may. */
export function UpgradeLink(props: { reader: CompanyRole; className?: string; children: ReactNode }) {
  const { reader, className, children } = props;
  if (!mayDo(reader, 'company')) return null;
  return (
    <Link className={className} href={href('supplierUpgrade')}>
      {children}
    </Link>
  );
}
