import 'server-only';
import { sql } from 'drizzle-orm';
import { foldMessages } from '@/lib/chat/message/write';
import { seedFixed } from '@/lib/content/fixed/seed';
import { dayMs, hourMs } from '@/lib/platform/calendar/constants';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { noteCategories } from '@/lib/platform/search/vocabulary/job';
import { seedPorts } from '@/lib/port/commands';
import { seedReference } from '@/lib/reference/seed';
import { refreshPopularity } from '@/lib/search/popularity';
import { learnCatalogue } from '@/lib/search/rebuild';
import { refreshStandings } from '@/lib/search/standing';
import { fillDemo, fillDemoWithProgress, fillKeyParameters } from './demo';
import { fillSearchRows } from './search-row';

const isEmpty = async (db: Db, table: 'company') => {
  const [found] = await rows<{ empty: boolean }>(
    db,
    sql`select not exists (select from ${sql.identifier(table)}) as empty`,
  );
  return found?.empty ?? true;
};

/**
 * Fills a database: the reference rows and fixed pages that this version knows, the demo catalogue where the settings
 * ask for it, and what earlier versions did not write.
 */
export async function prepareCatalogue(db: Db, { demo, CONTACT_EMAIL }: Env): Promise<void> {
  await seedReference(db);
  await seedPorts(db);
  await fillSearchRows(db);
  await seedFixed(db, CONTACT_EMAIL);
  if (demo && (await isEmpty(db, 'company'))) await fillDemoWithProgress(() => fillDemo(db));
  if (demo) await fillKeyParameters(db);
  await learnCatalogue(db);
  await noteCategories(db);
  await foldMessages(db);
}

const hours = 6;

/**
 * Updates the views for sorting now and every six hours.
 * @returns stops it
 */
export function schedulePopularity(db: Db): () => void {
  const refresh = () =>
    refreshPopularity(db).catch((error: Error) => log().error({ err: error }, 'views could not be counted'));
  void refresh();
  const timer = setInterval(refresh, hours * hourMs).unref();
  return () => clearInterval(timer);
}

/**
 * Updates the listings for current grades and memberships now and at midnight (UTC, as the database counts).
 * @returns stops it
 */
export function scheduleStandings(db: Db): () => void {
  let timer: NodeJS.Timeout | undefined;
  const refresh = () => {
    // One second past midnight, in case the clock runs ahead.
    timer = setTimeout(refresh, dayMs - (Date.now() % dayMs) + 1_000).unref();
    refreshStandings(db).catch((error: Error) => log().error({ err: error }, 'standings could not be refreshed'));
  };
  refresh();
  return () => clearTimeout(timer);
}
