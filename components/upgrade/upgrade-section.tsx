import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/centre/page-head';
import { GradeCard, MembershipCard } from '@/components/dashboard/standing-cards';
import type { SupplierActor } from '@/lib/auth/actor';
import { mayDo } from '@/lib/auth/rules';
import { getOwnUpgrade } from '@/lib/company/upgrade/queries';
import { openWishes } from '@/lib/company/upgrade/rules';
import { CapTable } from './cap-table';
import { GateTable } from './gate-table';
import { UpgradeRequest } from './upgrade-request';
import { UpgradeSteps } from './upgrade-steps';

/** What grade and membership open, what the company has, and the way to more. Decisions, Verification and membership. */
export async function UpgradeSection({ actor }: { actor: SupplierActor }) {
  const t = await getTranslations();
  const upgrade = await getOwnUpgrade(actor);
  const { standing, caps } = upgrade;
  return (
    <>
      <PageHead title={t('centre.upgrade')} lead={t('upgrade.lead')}>
        {openWishes(standing).length > 0 && (
          <a className="btn p" href="#request">
            {t('upgrade.form.title')}
          </a>
        )}
      </PageHead>
      <div className="db up">
        <div className="up-two">
          <GradeCard standing={standing}>
            <dl className="up-text">
              {(['C', 'B', 'A'] as const).map((grade) => (
                <div key={grade}>
                  <dt>{grade}</dt>
                  <dd>{t(`upgrade.gradeText.${grade}`)}</dd>
                </div>
              ))}
            </dl>
          </GradeCard>
          <MembershipCard standing={standing} caps={caps} />
        </div>
        <section>
          <h2>{t('upgrade.gates')}</h2>
          <p>{t('upgrade.gatesNote')}</p>
          <GateTable held={standing} />
        </section>
        <section>
          <h2>{t('upgrade.caps')}</h2>
          <CapTable held={standing.membership} />
        </section>
        <UpgradeSteps />
        <UpgradeRequest upgrade={upgrade} owner={mayDo(actor.role, 'company')} timeZone={actor.timeZone} />
      </div>
    </>
  );
}
