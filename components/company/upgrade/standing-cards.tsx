import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MembershipTag } from '@/components/list/mark/standing';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { OwnStanding } from '@/lib/company/profile/types';
import type { Cap } from '@/lib/company/upgrade/types';
import { mayDo } from '@/lib/platform/auth/rules';
import type { CompanyRole } from '@/lib/platform/config';
import { formatDay, formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';

const body = 'grid gap-3 p-4';
const meter =
  'col-span-full h-[6px] w-full appearance-none overflow-hidden rounded-full border-0 bg-wash-2 [&::-moz-meter-bar]:bg-accent [&::-webkit-meter-bar]:h-[6px] [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-wash-2 [&::-webkit-meter-even-less-good-value]:bg-warn [&::-webkit-meter-inner-element]:block [&::-webkit-meter-inner-element]:h-[6px] [&::-webkit-meter-optimum-value]:bg-accent [&::-webkit-meter-suboptimum-value]:bg-warn [&:-moz-meter-sub-optimum::-moz-meter-bar]:bg-warn';
const grades = ['C', 'B', 'A'] as const;

function Until({ day, className = '' }: { day: string | null; className?: string }) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return (
    <small className={`block text-12 text-ink-2 ${className}`}>
      {day === null ? t('unlimited') : t('until', { date: formatDay(locale, day) })}
    </small>
  );
}

/** The company's grade on the scale from C to A; `children` links further. */
export function GradeCard({ standing, children }: { standing: OwnStanding; children?: ReactNode }) {
  const t = useTranslations('dashboard');
  const word = useTranslations('company.grade');
  const { grade, gradeValidUntil } = standing;
  return (
    <Card title={t('grade.title')} mark={<small className="text-12 text-ink-3">{t('grade.note')}</small>}>
      <div className={body}>
        <div className="flex items-center gap-3 leading-[1.45]">
          <span
            className={`grid size-10 flex-none place-items-center rounded border-[1.5px] border-current text-20 font-[700] ${grade === 'C' ? 'text-ink-3' : 'text-ok'}`}
            aria-hidden="true"
          >
            {grade}
          </span>
          <p>
            <b className="font-strong">{t('grade.name', { grade, word: word(grade) })}</b>
            <Until day={grade === 'C' ? null : gradeValidUntil} />
          </p>
        </div>
        <ol
          className="grid grid-cols-3 gap-x-[10px] gap-y-1 text-12 leading-[1.4] text-ink-3"
          aria-label={t('grade.steps')}
        >
          {grades.map((one, index) => (
            <li
              key={one}
              className={`border-t-4 pt-1 ${index <= grades.indexOf(grade) ? 'border-ok font-strong text-ok' : 'border-wash-2'}`}
              aria-current={one === grade ? 'step' : undefined}
            >
              {t('grade.name', { grade: one, word: word(one) })}
            </li>
          ))}
        </ol>
        {children}
      </div>
    </Card>
  );
}

/** Usage of the membership's caps. */
function CapMeters({ caps }: { caps: readonly Cap[] }) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return (
    <dl className="grid gap-[10px]">
      {caps.flatMap(({ kind, used, most }) =>
        most === null ? (
          []
        ) : (
          <div key={kind} className="grid grid-cols-[1fr_auto] gap-y-1 text-12">
            <dt className="text-ink-2">{t(`cap.${kind}`)}</dt>
            <dd className="contents">
              <span className="font-strong">
                {t('used', { used: formatNumber(locale, used), max: formatNumber(locale, most) })}
              </span>
              <meter
                className={meter}
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

/** The company's membership and its usage; `children` links further. */
export function MembershipCard(props: { standing: OwnStanding; caps: readonly Cap[]; children?: ReactNode }) {
  const { standing, caps, children } = props;
  const t = useTranslations('dashboard');
  const { membership, membershipValidUntil } = standing;
  return (
    <Card title={t('membership.title')} mark={<small className="text-12 text-ink-3">{t('membership.note')}</small>}>
      <div className={body}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <MembershipTag membership={membership} />
          <Until className="ms-auto" day={membership === 'regular' ? null : membershipValidUntil} />
        </p>
        <CapMeters caps={caps} />
        {children}
      </div>
    </Card>
  );
}

/** Link to request an upgrade, for roles that may. */
export function UpgradeLink(props: { reader: CompanyRole; button?: boolean; children: ReactNode }) {
  const { reader, button, children } = props;
  if (!mayDo(reader, 'company')) return null;
  if (button)
    return (
      <ButtonLink wide href={href('supplierUpgrade')}>
        {children}
      </ButtonLink>
    );
  return (
    <Link
      className="justify-self-start text-accent phone:inline-flex phone:min-h-11 phone:items-center"
      href={href('supplierUpgrade')}
    >
      {children}
    </Link>
  );
}
