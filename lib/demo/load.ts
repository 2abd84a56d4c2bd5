import 'server-only';
import { sql } from 'drizzle-orm';
import { insertAll } from '@/lib/platform/db/bulk';
import { type Db, rows } from '@/lib/platform/db/client';
import { exchangeRate, friendLink, hotWord } from '@/lib/platform/db/schema/reference';
import { pageView } from '@/lib/platform/db/schema/search';
import { transaction } from '@/lib/platform/db/transaction';
import { locales, sites } from '@/lib/platform/i18n/site';
import { seedPorts } from '@/lib/port/commands';
import { seedReference } from '@/lib/reference/seed';
import { rebuildSearch } from '@/lib/search/rebuild';
import { loadCatalogue } from './load-catalogue';
import { loadCompanies } from './load-company';
import { loadLaunches } from './load-launch';
import { loadPortal } from './load-portal';
import { loadProducts } from './load-product';
import { loadKeyParameters } from './load-property';
import { loadShowrooms } from './load-showroom';
import { multiplyProducts } from './multiply';
import { readItems } from './portal-seed';
import { draw } from './random';
import { demonstrationRates } from './rate';
import { readCompanies, readLaunches, readSectors, readShowroom, type SectorSeed } from './seed';

export type DemoResult = { companies: number; products: number };

/** Ninety days of views, more in the middle of the week, a few products much more than the rest. */
async function loadViews(db: Db, now: Date): Promise<void> {
  const subjects = await rows<{ kind: string; id: number; quality: number }>(
    db,
    sql`select 'product' as kind, id, quality from product union all select 'company', id, quality from company`,
  );
  const list = subjects.flatMap(({ kind, id, quality }) => {
    const random = draw(`view|${kind}|${id}`);
    const level = (1 + quality * 6) * (0.2 + random.next() ** 3 * 4) * (kind === 'company' ? 2 : 1);
    return Array.from({ length: 90 }, (_, ago) => {
      const at = new Date(now.getTime() - (ago + 1) * 86_400_000);
      const weekday = at.getUTCDay() % 6 === 0 ? 0.5 : 1;
      return {
        kind,
        subjectId: id,
        day: at.toISOString().slice(0, 10),
        views: Math.round(level * weekday * (0.5 + random.next())),
      };
    }).filter((row) => row.views > 0);
  });
  await insertAll(db, pageView, list);
}

/** Terms that visitors of each language look for: one kind of product a sector. */
async function loadHotWords(db: Db, sectors: SectorSeed[]): Promise<void> {
  for (const locale of locales) {
    const words = sectors.flatMap((sector) => sector.kinds.slice(0, 1).map((kind) => kind.noun[locale]));
    const unique = [...new Set(words)];
    await db.insert(hotWord).values(
      ['product', 'company'].flatMap((scope) =>
        unique.map((word, index) => ({
          siteId: sites[locale].siteId,
          scope,
          word,
          score: (unique.length - index) * 10,
        })),
      ),
    );
  }
}

/** Public institutions that exporters turn to, under their names in each language. */
async function loadFriendLinks(db: Db): Promise<void> {
  const items = readItems<{ url: string }, { title: string }>('link');
  await db.insert(friendLink).values(
    locales.flatMap((locale) =>
      items.flatMap(({ url, texts }, sort) => {
        const name = texts[locale]?.title;
        return name ? [{ siteId: sites[locale].siteId, name, url, sort }] : [];
      }),
    ),
  );
}

/**
 * Loads the demo catalogue into an empty database; with `products`, adds variants until there are that many.
 * @param now the day on which the catalogue is loaded: ages and dates count back from it
 */
export async function loadDemo(
  db: Db,
  options: { products?: number | undefined; now?: Date } = {},
): Promise<DemoResult> {
  const now = options.now ?? new Date();
  await transaction(async (tx) => {
    await seedReference(tx);
    await seedPorts(tx);
    const [state] = await rows<{ n: number }>(tx, sql`select count(*)::int as n from company`);
    if (state?.n) return;
    const sectors = readSectors();
    const { companies: seeds, tags, productTags } = readCompanies();
    const rates = demonstrationRates(now);
    await tx.insert(exchangeRate).values(rates.rows).onConflictDoNothing();
    const catalogue = await loadCatalogue(tx, sectors, { company: tags, product: productTags });
    const companies = await loadCompanies(tx, seeds, catalogue, now);
    await loadProducts(tx, companies, catalogue, rates.perDollar, now);
    await loadShowrooms(tx, companies, readShowroom(), now);
    await loadLaunches(tx, companies, readLaunches(), now);
    const sectorIds = new Map(
      sectors.map(({ sector, categories }) => [
        sector,
        catalogue.categoryIds.get(categories[0]?.key ?? '')?.sectorId ?? 0,
      ]),
    );
    await loadPortal(tx, sectorIds, now);
    await loadViews(tx, now);
    await loadHotWords(tx, sectors);
    await loadFriendLinks(tx);
  }, db);
  if (options.products) await multiplyProducts(db, options.products);
  await db.execute(sql`insert into product_claimed_name (company_id, locale, name_key, product_id)
    select company_id, locale, name_key, product_id from product_translation on conflict do nothing`);
  await loadKeyParameters(db);
  await rebuildSearch(db);
  const [count] = await rows<DemoResult>(
    db,
    sql`select (select count(*)::int from company) as companies, (select count(*)::int from product) as products`,
  );
  return count ?? { companies: 0, products: 0 };
}
