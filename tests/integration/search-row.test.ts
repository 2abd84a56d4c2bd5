import { asc, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Db, database } from '@/lib/platform/db/client';
import { companySearch, portalSearch, productSearch } from '@/lib/platform/db/schema/search';
import { locales } from '@/lib/platform/i18n/site';
import { learnCatalogue } from '@/lib/search/rebuild';
import { refreshCompanies, refreshProducts } from '@/lib/search/refresh';
import { fillSearchRows } from '@/lib/server/renderer/search-row';
import { demoDatabase, undone } from '../database';

beforeAll(async () => {
  await learnCatalogue(await demoDatabase());
}, 120_000);

const count = 40;
const subjects = {
  product: { table: productSearch, id: productSearch.productId, refresh: refreshProducts },
  company: { table: companySearch, id: companySearch.companyId, refresh: refreshCompanies },
} as const;

/** The search text of rows. */
function read(db: Db, { table, id }: (typeof subjects)[keyof typeof subjects], ids: number[]) {
  const { locale, translated, tsv } = table;
  return db.select({ id, locale, translated, tsv }).from(table).where(inArray(id, ids)).orderBy(asc(id), asc(locale));
}

describe('search rows of a single change', () => {
  it.each(['product', 'company'] as const)('of a %s equal those of a full rebuild', async (kind) => {
    const subject = subjects[kind];
    const chosen = await database()
      .selectDistinct({ id: subject.id })
      .from(subject.table)
      .orderBy(asc(subject.id))
      .limit(count);
    const ids = chosen.map(({ id }) => id);
    const rebuilt = await read(database(), subject, ids);
    expect(rebuilt).toHaveLength(count * locales.length);
    let written: typeof rebuilt = [];
    await undone(async (tx) => {
      await subject.refresh(tx, ids);
      written = await read(tx, subject, ids);
    });
    expect(written).toEqual(rebuilt);
  });
});

describe('startup', () => {
  const portal = () => {
    const { locale, kind, subjectId, tsv } = portalSearch;
    // The order of keywords and categories in a text is undefined, and Chinese is segmented by the words of the
    // catalogue, unknown when the demo's first texts were written.
    const terms = sql<string>`case when ${portalSearch.locale} <> 'zh' then strip(${tsv})::text end`;
    return database()
      .select({ locale, kind, subjectId, held: terms })
      .from(portalSearch)
      .orderBy(locale, kind, subjectId);
  };
  const catalogue = async () => {
    const { productId, locale, tsv } = productSearch;
    const products = await database().select({ productId, locale, tsv }).from(productSearch).orderBy(productId, locale);
    const of = companySearch;
    const companies = await database()
      .select({ companyId: of.companyId, locale: of.locale, tsv: of.tsv })
      .from(companySearch)
      .orderBy(of.companyId, of.locale);
    return { products, companies };
  };

  it('rebuilds all search rows after a migration emptied them, despite concurrent writes', async () => {
    const before = { portal: await portal(), catalogue: await catalogue() };
    expect(before.portal.length).toBeGreaterThan(1000);
    // A supplier saves its profile meanwhile.
    const [first] = before.catalogue.companies;
    await database().execute(sql`truncate ${productSearch}`);
    await database().execute(sql`delete from ${companySearch} where company_id <> ${first?.companyId}`);
    await database().execute(sql`delete from ${portalSearch} where not (kind = 'tender' and subject_id % 7 = 0)`);
    await fillSearchRows(database());
    expect({ portal: await portal(), catalogue: await catalogue() }).toEqual(before);
  });
});
