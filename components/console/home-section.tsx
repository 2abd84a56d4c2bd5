import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { wholeAudit } from '@/lib/staff/audit/filter';
import { listAudit } from '@/lib/staff/audit/queries';
import { countQueues } from '@/lib/staff/queue/queries';
import { mayDecide } from '@/lib/staff/rules';
import { AuditTable } from './audit-table';
import { ReadOnlyNote } from './read-only-note';
import { WaitingTime } from './waiting-time';

const recent = 10;

/** Pending counts of each queue, and recent activity. */
export async function HomeSection({ actor, locale }: { actor: StaffActor; locale: ConsoleLocale }) {
  const t = await getTranslations('console');
  const counts = await countQueues(actor);
  const { rows } = await listAudit(actor, wholeAudit, locale);
  return (
    <>
      <PageHead title={t('home.title')} lead={t('home.lead')} />
      {!mayDecide(actor) && <ReadOnlyNote />}
      <ul className="cells mb-5 [--n:3] max-lg:[--n:2] min-[1024px]:[&>:last-child:nth-child(3n+1)]:col-span-3 min-[1024px]:[&>:last-child:nth-child(3n+2)]:col-span-2 max-[1023px]:[&>:last-child:nth-child(odd)]:col-span-2">
        {counts.map(({ kind, count, oldest }) => (
          <li key={kind}>
            <Link className="grid gap-[2px] p-4 hover:bg-wash" href={href('adminQueue', { section: kind })}>
              <span className="font-medium text-ink-2">{t(`nav.${kind}`)}</span>
              <b className="text-32 leading-[1.2] font-strong">{formatNumber(locale, count)}</b>
              <small className="text-ink-3">
                {oldest === null
                  ? t('home.waiting', { count: 0, n: '0' })
                  : t.rich('home.oldest', { age: () => <WaitingTime since={oldest} locale={locale} /> })}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      <Card title={t('home.recent')} action={<Link href={href('adminAudit')}>{t('home.all')}</Link>} className="mb-5">
        <AuditTable boxed rows={rows.slice(0, recent)} locale={locale} timeZone={actor.timeZone} />
      </Card>
    </>
  );
}
