import 'server-only';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isPublicLaunch, launchFrom } from '@/lib/launch/visibility';
import { notifyAccount } from '@/lib/notification/notice';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { follow } from '@/lib/platform/db/schema/footprint';
import { launch } from '@/lib/platform/db/schema/launch';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { translated } from '@/lib/platform/db/translation';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { runSteps } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { href } from '@/lib/platform/routes/address';

const publicLaunches = sql`(select l.id from ${launchFrom} where ${isPublicLaunch})`;

/** Names of a launch's supplier and product in a language. */
async function namesIn(tx: Transaction, id: number, locale: Locale) {
  const company = translated('company_translation', 'company_id', 'name', sql`${launch.companyId}`, locale);
  const title = translated('product_translation', 'product_id', 'name', sql`${launch.productId}`, locale);
  const [found] = await tx
    .select({ company: sql<string | null>`${company}`, title: sql<string | null>`${title}` })
    .from(launch)
    .where(eq(launch.id, id));
  return { company: found?.company ?? '', title: found?.title ?? '' };
}

/** Notifies the supplier's followers of a public launch, once; returns whether it did. */
const notifyFollowers = (id: number): Promise<boolean> =>
  transaction(async (tx) => {
    const [published] = await tx
      .update(launch)
      .set({ toldAt: new Date(), updatedAt: sql`${launch.updatedAt}` })
      .where(and(eq(launch.id, id), isNull(launch.toldAt), inArray(launch.id, publicLaunches)))
      .returning({ companyId: launch.companyId, productId: launch.productId });
    if (!published) return false;
    const followers = await tx
      .select({ id: account.id, locale: account.locale })
      .from(follow)
      .innerJoin(account, eq(account.id, follow.accountId))
      .where(
        and(
          eq(follow.companyId, published.companyId),
          eq(account.status, 'active'),
          sql`${account.companyId} is distinct from ${published.companyId}`,
        ),
      )
      .orderBy(asc(account.id));
    const names = new Map<Locale, Awaited<ReturnType<typeof namesIn>>>();
    const path = href('productDetail', { id: published.productId });
    for (const reader of followers) {
      const locale = isLocale(reader.locale) ? reader.locale : 'en';
      const values = names.get(locale) ?? (await namesIn(tx, id, locale));
      names.set(locale, values);
      await notifyAccount(tx, reader.id, { type: 'followedLaunch', values, path });
    }
    return true;
  });

/** Notifies the followers of every newly public launch, whether its approval, product or company made it so. */
export async function notifyLaunches(): Promise<void> {
  const found = await database()
    .select({ id: launch.id })
    .from(launch)
    .where(and(isNull(launch.toldAt), inArray(launch.id, publicLaunches)))
    .orderBy(asc(launch.id));
  await runSteps(
    found.map(
      ({ id }) =>
        () =>
          notifyFollowers(id),
    ),
  );
}

/** Run as a job, since thousands of notifications would delay the approval or publication. */
export const launchNewsJob: ScheduledJob = { name: 'launch-news', cron: '*/5 * * * *', run: notifyLaunches };
