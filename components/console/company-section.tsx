import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Marks } from '@/components/list/mark/standing';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { type CheckKind, checkKinds } from '@/lib/company/check';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { href } from '@/lib/platform/routes/address';
import { auditAddress, wholeAudit } from '@/lib/staff/audit/filter';
import { listAudit } from '@/lib/staff/audit/queries';
import { listAccounts, listChecks, listCompanyItems } from '@/lib/staff/company/queries';
import type { CompanyView } from '@/lib/staff/company/types';
import { visibilityPresets } from '@/lib/staff/constants';
import { findDelayed, findDelayedStanding } from '@/lib/staff/hold/queries';
import { subjectOf } from '@/lib/staff/hold/subject';
import { listCompanyUpgrades } from '@/lib/staff/queue/queries';
import { mayDecide } from '@/lib/staff/rules';
import type { CompanyItemKind } from '@/lib/staff/types';
import { AccountTable } from './account-table';
import { AuditTable } from './audit-table';
import { CompanyFacts } from './company-facts';
import { CompanyStatusBadge } from './company-status';
import { presetTexts } from './preset-texts';
import { ReadOnlyNote } from './read-only-note';
import { StandingForm } from './standing-form';
import { StandingNote } from './standing-note';
import { ThingTable } from './thing-table';
import { standingPart, UpgradeList } from './upgrade-list';
import { VisibilityButton } from './visibility-button';

type Props = { actor: StaffActor; locale: ConsoleLocale; company: CompanyView; tab: CompanyItemKind; page: number };

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <Card id={id} title={title} className="mb-5 scroll-mt-16">
      <div className="p-4">{children}</div>
    </Card>
  );
}

async function checkNames(): Promise<Record<CheckKind, string>> {
  const t = await getTranslations('company.check');
  return Object.fromEntries(checkKinds.map((kind) => [kind, t(kind)])) as Record<CheckKind, string>;
}

/** A company's page for the staff: all data and actions. */
export async function CompanySection({ actor, locale, company, tab, page }: Props) {
  const t = await getTranslations('console');
  const { id, name, status, waiting, grade, gradeValidUntil, membership, membershipValidUntil, today } = company;
  const { timeZone } = actor;
  const readOnly = !mayDecide(actor);
  const checks = await listChecks(actor, id);
  const things = await listCompanyItems(actor, { companyId: id, kind: tab, page }, locale);
  const upgrades = await listCompanyUpgrades(actor, id, locale);
  const audit = await listAudit(actor, { ...wholeAudit, companyId: id }, locale);
  const stored = { grade, gradeValidUntil, membership, membershipValidUntil };
  const coming = await findDelayedStanding(id);
  const standingHeld = (await findDelayed(subjectOf.standing(id))) !== null;
  const visibilityHeld = (await findDelayed(subjectOf.visibility({ kind: 'company', id }))) !== null;
  const recipient = { reader: company.reader, presets: await presetTexts(visibilityPresets, company.reader) };
  const standing = coming ?? { companyId: id, revision: company.revision, ...stored, checks };
  return (
    <>
      <header className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_320px]">
          <h1 className="flex flex-wrap items-center gap-x-[10px] gap-y-1 text-24 leading-[1.3] font-[650]">
            <bdi>{name}</bdi> <CompanyStatusBadge status={status} />
          </h1>
          <Marks grade={today.grade} membership={today.membership} />
          {status === 'rejected' && company.rejectReason !== null && (
            <p className="mt-[2px] text-ink-2">{t('review.reason', { reason: company.rejectReason })}</p>
          )}
        </div>
        <div className="ms-auto flex flex-wrap gap-2 max-sm:ms-0">
          {waiting !== null && (
            <ButtonLink tone="primary" size="s" href={href('adminReview', { id: waiting })}>
              {t('company.openReview')}
            </ButtonLink>
          )}
          {status === 'normal' && (
            <ButtonLink size="s" hard href={href('showroomHome', { companyId: id })}>
              {t('company.public')}
            </ButtonLink>
          )}
          <VisibilityButton
            kind="company"
            id={id}
            revision={company.shownRevision}
            title={name}
            on={status === 'disabled'}
            readOnly={readOnly}
            held={visibilityHeld}
            told={recipient}
          />
        </div>
      </header>
      {readOnly && <ReadOnlyNote />}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] items-start gap-5 max-lg:grid-cols-[minmax(0,1fr)]">
        <Part title={t('company.facts')}>
          <CompanyFacts company={company} locale={locale} readOnly={readOnly} />
        </Part>
        <Part id={standingPart} title={t('company.standing')}>
          <StandingNote stored={stored} today={today} locale={locale} />
          <StandingForm
            key={id}
            standing={standing}
            held={standingHeld}
            today={new Date().toISOString().slice(0, 10)}
            names={await checkNames()}
            readOnly={readOnly}
            timeZone={actor.timeZone}
          />
        </Part>
      </div>
      <Part title={t('company.things')}>
        <ThingTable
          companyId={id}
          tab={tab}
          things={things}
          page={page}
          locale={locale}
          readOnly={readOnly}
          told={recipient}
        />
      </Part>
      <Part title={t('company.upgrades')}>
        {upgrades.length === 0 ? (
          <p className="text-ink-3">{t('company.noUpgrades')}</p>
        ) : (
          <UpgradeList rows={upgrades} locale={locale} timeZone={timeZone} readOnly={readOnly} />
        )}
      </Part>
      <Card title={t('company.accounts')} className="mb-5">
        <AccountTable accounts={await listAccounts(actor, id)} locale={locale} timeZone={timeZone} />
      </Card>
      <Card
        title={t('company.audit')}
        action={<Link href={auditAddress({ companyId: id })}>{t('home.all')}</Link>}
        className="mb-5"
      >
        <AuditTable boxed rows={audit.rows.slice(0, 15)} locale={locale} timeZone={timeZone} single />
      </Card>
    </>
  );
}
