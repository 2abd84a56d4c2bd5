import { asc, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, type Executor } from '@/lib/db/client';
import { companySearch, productSearch } from '@/lib/db/schema/search';
import { locales } from '@/lib/i18n/site';
import { learnCatalogue } from '@/lib/search/rebuild';
import { refreshCompanies, refreshProducts } from '@/lib/search/refresh';
import { demoDatabase, undone } from '../database';

beforeAll(async () => {
  await learnCatalogue(await demoDatabase());
}, 120_000);

const count = 40;
const subjects = {
  product: { table: productSearch, id: productSearch.productId, refresh: refreshProducts },
  company: { table: companySearch, id: companySearch.companyId, refresh: refreshCompanies },
} as const;

/** What rows are found by. */
function read(on: Executor, { table, id }: (typeof subjects)[keyof typeof subjects], ids: number[]) {
  const { locale, translated, tsv } = table;
  return on.select({ id, locale, translated, tsv }).from(table).where(inArray(id, ids)).orderBy(asc(id), asc(locale));
}

describe('the search rows of one change', () => {
  it.each(['product', 'company'] as const)('hold of a %s what the rebuild of all wrote', async (kind) => {
    const subject = subjects[kind];
    const chosen = await db()
      .selectDistinct({ id: subject.id })
      .from(subject.table)
      .orderBy(asc(subject.id))
      .limit(count);
    const ids = chosen.map(({ id }) => id);
    const whole = await read(db(), subject, ids);
    expect(whole).toHaveLength(count * locales.length);
    let written: typeof whole = [];
    await undone(async (tx) => {
      await subject.refresh(tx, ids);
      written = await read(tx, subject, ids);
    });
    expect(written).toEqual(whole);
  });
});
