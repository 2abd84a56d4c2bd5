import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/centre/page-head';
import { Link } from '@/components/ui/link';
import type { StaffActor } from '@/lib/auth/actor';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { formatNumber } from '@/lib/i18n/format';
import { href } from '@/lib/routes/address';
import { wholeAudit } from '@/lib/staff/audit/filter';
import { listAudit } from '@/lib/staff/audit/queries';
import { countQueues } from '@/lib/staff/queue/queries';
import { mayDecide } from '@/lib/staff/rules';
import { Waited } from './age';
import { AuditTable } from './audit-table';
import { ReadOnlyNote } from './read-only-note';

const recent = 10;

/** What waits in each queue, and what was done last. */
export async function HomeSection({ actor, locale }: { actor: StaffActor; locale: ConsoleLocale }) {
  const t = await getTranslations('console');
  const counts = await countQueues(actor);
  const { rows } = await listAudit(actor, wholeAudit, locale);
  return (
    <>
      <PageHead title={t('home.title')} lead={t('home.lead')} />
      {!mayDecide(actor) && <ReadOnlyNote />}
      <ul className="cells cs-tiles">
        {counts.map(({ kind, count, oldest }) => (
          <li key={kind}>
            <Link href={href('adminQueue', { section: kind })}>
              <span>{t(`nav.${kind}`)}</span>
              <b>{formatNumber(locale, count)}</b>
              <small>
                {oldest === null
                  ? t('home.waiting', { count: 0, n: '0' })
                  : t.rich('home.oldest', { age: () => <Waited since={oldest} locale={locale} /> })}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      <section className="cc-card cs-sec">
        <header>
          <h2>{t('home.recent')}</h2>
          <Link href={href('adminAudit')}>{t('home.all')}</Link>
        </header>
        <AuditTable rows={rows.slice(0, recent)} locale={locale} timeZone={actor.timeZone} />
      </section>
    </>
  );
}
