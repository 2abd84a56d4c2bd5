import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isDue } from '@/lib/notification/digest/rules';
import { notifyAccount } from '@/lib/notification/notice';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { savedSearch } from '@/lib/platform/db/schema/saved-search';
import { transaction } from '@/lib/platform/db/transaction';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import { isLocale } from '@/lib/platform/i18n/site';
import { runItems } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { href } from '@/lib/platform/routes/address';
import { countNew } from './queries';

/** Notifies an account of new results of its searches: one notice, by whichever node is faster. */
const notify = async (accountId: number, now: Date): Promise<boolean> => {
  const [reader] = await database().select().from(account).where(eq(account.id, accountId));
  if (!reader || !isLocale(reader.locale) || reader.status !== 'active') return false;
  const { locale, timeZone } = reader;
  const searches = await database()
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId))
    .orderBy(asc(savedSearch.id));
  const due = searches.filter(({ toldUntil }) => isDue('daily', timeZone, toldUntil, now));
  const counts = await countNew(
    locale,
    due.map((one) => ({ ...one, since: one.toldUntil })),
  );
  return transaction(async (tx) => {
    const names: string[] = [];
    let total = 0;
    for (const { id, name, toldUntil } of due) {
      const taken = await tx
        .update(savedSearch)
        .set({ toldUntil: now })
        .where(and(eq(savedSearch.id, id), eq(savedSearch.toldUntil, toldUntil)))
        .returning({ id: savedSearch.id });
      const count = counts.get(id) ?? 0;
      if (taken.length === 0 || count === 0) continue;
      names.push(name);
      total += count;
    }
    if (total === 0) return false;
    const values = { count: total, n: formatNumber(locale, total), names: formatList(locale, names) };
    await notifyAccount(tx, accountId, { type: 'savedSearch', values, path: href('supplierSavedSearch') });
    return true;
  });
};

/**
 * Notifies owners of saved searches of new results, once a day in the morning of their time zone, if there are any.
 * @returns the number notified
 */
export async function notifySavedSearches(now = new Date()): Promise<number> {
  const readers = await database()
    .selectDistinct({ accountId: savedSearch.accountId })
    .from(savedSearch)
    .where(sql`${savedSearch.toldUntil} < ${now.toISOString()}::timestamptz - interval '1 hour'`)
    .orderBy(savedSearch.accountId);
  return runItems(
    'savedSearch',
    readers,
    ({ accountId }) => `${accountId}:${now.toISOString().slice(0, 10)}`,
    ({ accountId }) => notify(accountId, now),
  );
}

/** Notifies of new results of saved searches; runs every quarter of an hour. */
export const savedSearchJob: ScheduledJob = {
  name: 'saved-search',
  cron: '*/15 * * * *',
  run: () => notifySavedSearches(),
};
