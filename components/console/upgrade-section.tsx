import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import { queueAddress } from '@/lib/staff/filter';
import { listUpgrades } from '@/lib/staff/queue/queries';
import { mayDecide } from '@/lib/staff/rules';
import { Pager } from './pager';
import { UpgradeList } from './upgrade-list';

/** Upgrade requests awaiting an answer. */
export async function UpgradeSection({
  actor,
  locale,
  page,
}: {
  actor: StaffActor;
  locale: ConsoleLocale;
  page: number;
}) {
  const t = await getTranslations('console');
  const { rows, total, pages } = await listUpgrades(actor, page, locale);
  const address = (to: number) => queueAddress('upgrade', { page: to, newest: false, grade: null });
  return (
    <>
      <PageHead title={t('nav.upgrade')} lead={t('queue.count', { count: total, n: formatNumber(locale, total) })} />
      {rows.length === 0 ? (
        <EmptyState icon="check" text={t('upgrade.empty')} />
      ) : (
        <UpgradeList rows={rows} locale={locale} timeZone={actor.timeZone} readOnly={!mayDecide(actor)} />
      )}
      <Pager page={page} more={page < pages} locale={locale} address={address} />
    </>
  );
}
