import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { isStaffOf } from '@/lib/platform/auth/rules';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { listSetAside } from '@/lib/staff/job/queries';
import { SetAsideTable } from './set-aside-table';

/** Jobs that failed repeatedly, with actions for staff. */
export async function SetAsideSection({ actor, locale }: { actor: StaffActor; locale: ConsoleLocale }) {
  const t = await getTranslations('console.job');
  const items = await listSetAside(actor);
  const readOnly = !isStaffOf(actor);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {readOnly && <p className="mb-4 text-13 text-ink-3">{t('readOnly')}</p>}
      {items.length === 0 ? (
        <EmptyState icon="check" text={t('empty')} />
      ) : (
        <SetAsideTable items={items} locale={locale} timeZone={actor.timeZone} readOnly={readOnly} />
      )}
    </>
  );
}
