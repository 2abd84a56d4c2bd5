import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { account } from '@/lib/db/schema/account';
import { follow } from '@/lib/db/schema/footprint';
import { launch } from '@/lib/db/schema/launch';
import type { Transaction } from '@/lib/db/transaction';
import { translated } from '@/lib/db/translation';
import { isLocale, type Locale } from '@/lib/i18n/site';
import { notifyAccount } from '@/lib/notification/company';
import { href } from '@/lib/routes/address';
import { isPublicLaunch, launchFrom } from '../public';

/** What the supplier and the product of a launch are called in a language. */
async function namesIn(tx: Transaction, id: number, locale: Locale) {
  const company = translated('company_translation', 'company_id', 'name', sql`${launch.companyId}`, locale);
  const title = translated('product_translation', 'product_id', 'name', sql`${launch.productId}`, locale);
  const [found] = await tx
    .select({ company: sql<string | null>`${company}`, title: sql<string | null>`${title}` })
    .from(launch)
    .where(eq(launch.id, id));
  return { company: found?.company ?? '', title: found?.title ?? '' };
}

/** Tells those who follow a supplier of a launch of its, the first time that it is public. */
export async function tellFollowers(tx: Transaction, id: number): Promise<void> {
  const [told] = await tx
    .update(launch)
    .set({ toldAt: new Date(), updatedAt: sql`${launch.updatedAt}` })
    .where(
      and(
        eq(launch.id, id),
        sql`${launch.toldAt} is null and ${launch.id} in (select l.id from ${launchFrom} where ${isPublicLaunch})`,
      ),
    )
    .returning({ companyId: launch.companyId, productId: launch.productId });
  if (!told) return;
  const followers = await tx
    .select({ id: account.id, locale: account.locale })
    .from(follow)
    .innerJoin(account, eq(account.id, follow.accountId))
    .where(
      and(
        eq(follow.companyId, told.companyId),
        eq(account.status, 'active'),
        sql`${account.companyId} is distinct from ${told.companyId}`,
      ),
    )
    .orderBy(asc(account.id));
  const names = new Map<Locale, Awaited<ReturnType<typeof namesIn>>>();
  const path = href('productDetail', { id: told.productId });
  for (const reader of followers) {
    const locale = isLocale(reader.locale) ? reader.locale : 'en';
    const values = names.get(locale) ?? (await namesIn(tx, id, locale));
    names.set(locale, values);
    await notifyAccount(tx, reader.id, { type: 'followedLaunch', values, path });
  }
}
