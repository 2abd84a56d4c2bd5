import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { PageHead } from '@/components/ui/page-head';
import { getOwnUpgrade } from '@/lib/company/upgrade/queries';
import { availableUpgrades } from '@/lib/company/upgrade/rules';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { CapTable } from './cap-table';
import { GateTable } from './gate-table';
import { GradeCard, MembershipCard } from './standing-cards';
import { UpgradeRequest } from './upgrade-request';
import { UpgradeSteps } from './upgrade-steps';

const heading = 'text-16 font-[650]';

/** What grade and membership open, the company's own, and upgrading. docs/domain.md, Verification and membership. */
export async function UpgradeSection({ actor }: { actor: SupplierActor }) {
  const t = await getTranslations();
  const upgrade = await getOwnUpgrade(actor);
  const { standing, caps } = upgrade;
  return (
    <>
      <PageHead title={t('center.upgrade')} lead={t('upgrade.lead')}>
        {availableUpgrades(standing).length > 0 && (
          <ButtonLink tone="primary" hard href="#request">
            {t('upgrade.form.title')}
          </ButtonLink>
        )}
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(320px,100%),1fr))] gap-4">
          <GradeCard standing={standing}>
            <dl className="grid gap-[6px] text-12 text-ink-2">
              {(['C', 'B', 'A'] as const).map((grade) => (
                <div key={grade} className="grid grid-cols-[20px_minmax(0,1fr)] gap-[6px]">
                  <dt className="font-[700] text-ink">{grade}</dt>
                  <dd>{t(`upgrade.gradeText.${grade}`)}</dd>
                </div>
              ))}
            </dl>
          </GradeCard>
          <MembershipCard standing={standing} caps={caps} />
        </div>
        <section>
          <h2 className={heading}>{t('upgrade.gates')}</h2>
          <p className="mb-2 text-ink-2">{t('upgrade.gatesNote')}</p>
          <GateTable boxed held={standing} />
        </section>
        <section>
          <h2 className={`${heading} mb-2`}>{t('upgrade.caps')}</h2>
          <CapTable boxed held={standing.membership} />
        </section>
        <UpgradeSteps />
        <UpgradeRequest
          companyId={actor.companyId}
          upgrade={upgrade}
          owner={mayDo(actor.role, 'company')}
          timeZone={actor.timeZone}
        />
      </div>
    </>
  );
}
