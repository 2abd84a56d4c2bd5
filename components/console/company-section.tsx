import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Marks } from '@/components/company/marks';
import { Link } from '@/components/ui/link';
import type { StaffActor } from '@/lib/auth/actor';
import { type CheckKind, checkKinds } from '@/lib/company/check';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { href } from '@/lib/routes/address';
import { auditAddress, wholeAudit } from '@/lib/staff/audit/filter';
import { listAudit } from '@/lib/staff/audit/queries';
import { listAccounts, listChecks, listThings } from '@/lib/staff/company/queries';
import type { CompanyView } from '@/lib/staff/company/types';
import { turnPresets } from '@/lib/staff/constants';
import { findHeld, findHeldStanding } from '@/lib/staff/hold/queries';
import { subjectOf } from '@/lib/staff/hold/subject';
import { listCompanyUpgrades } from '@/lib/staff/queue/queries';
import { mayDecide } from '@/lib/staff/rules';
import type { ThingKind } from '@/lib/staff/types';
import { AccountTable } from './account-table';
import { AuditTable } from './audit-table';
import { CompanyFacts } from './company-facts';
import { CompanyStatusBadge } from './company-status';
import { presetTexts } from './preset-texts';
import { ReadOnlyNote } from './read-only-note';
import { StandingForm } from './standing-form';
import { StandingNote } from './standing-note';
import { ThingTable } from './thing-table';
import { TurnButton } from './turn-button';
import { UpgradeList } from './upgrade-list';

type Props = { actor: StaffActor; locale: ConsoleLocale; company: CompanyView; tab: ThingKind; page: number };

function Card({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section className="cc-card cs-sec">
      <header>
        <h2>{title}</h2>
        {more}
      </header>
      <div className="cs-in">{children}</div>
    </section>
  );
}

async function checkNames(): Promise<Record<CheckKind, string>> {
  const t = await getTranslations('company.check');
  return Object.fromEntries(checkKinds.map((kind) => [kind, t(kind)])) as Record<CheckKind, string>;
}

/** All that the staff know of a company, and what they may do about it. */
export async function CompanySection({ actor, locale, company, tab, page }: Props) {
  const t = await getTranslations('console');
  const { id, name, status, waiting, grade, gradeValidUntil, membership, membershipValidUntil, today } = company;
  const { timeZone } = actor;
  const readOnly = !mayDecide(actor);
  const checks = await listChecks(actor, id);
  const things = await listThings(actor, { companyId: id, kind: tab, page }, locale);
  const upgrades = await listCompanyUpgrades(actor, id, locale);
  const audit = await listAudit(actor, { ...wholeAudit, companyId: id }, locale);
  const held = { grade, gradeValidUntil, membership, membershipValidUntil };
  const coming = await findHeldStanding(id);
  const standingHeld = (await findHeld(subjectOf.standing(id))) !== null;
  const turnHeld = (await findHeld(subjectOf.turn({ kind: 'company', id }))) !== null;
  const told = { reader: company.reader, presets: await presetTexts(turnPresets, company.reader) };
  const standing = coming ?? { companyId: id, revision: company.revision, ...held, checks };
  return (
    <>
      <header className="cc-head">
        <div>
          <h1>
            <bdi>{name}</bdi> <CompanyStatusBadge status={status} />
          </h1>
          <Marks grade={today.grade} membership={today.membership} />
          {status === 'rejected' && company.rejectReason !== null && (
            <p>{t('review.reason', { reason: company.rejectReason })}</p>
          )}
        </div>
        <div className="cc-act">
          {waiting !== null && (
            <Link className="btn s p" href={href('adminReview', { id: waiting })}>
              {t('company.openReview')}
            </Link>
          )}
          {status === 'normal' && (
            <a className="btn s" href={href('hallHome', { companyId: id })}>
              {t('company.public')}
            </a>
          )}
          <TurnButton
            kind="company"
            id={id}
            title={name}
            on={status === 'disabled'}
            readOnly={readOnly}
            held={turnHeld}
            told={told}
          />
        </div>
      </header>
      {readOnly && <ReadOnlyNote />}
      <div className="cs-cols">
        <Card title={t('company.facts')}>
          <CompanyFacts company={company} locale={locale} readOnly={readOnly} />
        </Card>
        <Card title={t('company.standing')}>
          <StandingNote held={held} today={today} locale={locale} />
          <StandingForm
            key={id}
            standing={standing}
            held={standingHeld}
            today={new Date().toISOString().slice(0, 10)}
            names={await checkNames()}
            readOnly={readOnly}
            timeZone={actor.timeZone}
          />
        </Card>
      </div>
      <Card title={t('company.things')}>
        <ThingTable
          companyId={id}
          tab={tab}
          things={things}
          page={page}
          locale={locale}
          readOnly={readOnly}
          told={told}
        />
      </Card>
      <Card title={t('company.upgrades')}>
        {upgrades.length === 0 ? (
          <p className="cs-empty">{t('company.noUpgrades')}</p>
        ) : (
          <UpgradeList rows={upgrades} locale={locale} timeZone={timeZone} readOnly={readOnly} />
        )}
      </Card>
      <Card title={t('company.accounts')}>
        <AccountTable accounts={await listAccounts(actor, id)} locale={locale} timeZone={timeZone} />
      </Card>
      <Card title={t('company.audit')} more={<Link href={auditAddress({ companyId: id })}>{t('home.all')}</Link>}>
        <AuditTable rows={audit.rows.slice(0, 15)} locale={locale} timeZone={timeZone} single />
      </Card>
    </>
  );
}
