import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDemoAccounts } from '@/lib/demo/load-account';
import { readSectors } from '@/lib/demo/seed';
import { type Db, rows } from '@/lib/platform/db/client';
import { productTranslation } from '@/lib/platform/db/schema/product';
import { purchaseTranslation } from '@/lib/platform/db/schema/purchase';
import { productSearch } from '@/lib/platform/db/schema/search';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import { lexemesOf } from '@/lib/platform/search/lexeme';
import { keywordText } from '@/lib/platform/search/tsquery';
import { words } from '@/lib/platform/search/word';
import { findPortal } from '@/lib/portal/queries';
import { search } from '@/lib/search/queries';
import { learnCatalogue } from '@/lib/search/rebuild';
import { refreshProducts } from '@/lib/search/refresh';
import { demoDatabase, loadedOn, undone } from '../database';

let db: Db;
beforeAll(async () => {
  db = await demoDatabase();
  await learnCatalogue(db);
}, 120_000);

type Asked = { id: number; keyword: string };
/** Keywords that do not find their product, as whole words. */
async function missed(db: Db, locale: Locale, samples: readonly Asked[]): Promise<string[]> {
  await lexemesOf(
    db,
    locale,
    samples.flatMap(({ keyword }) => words(keyword)),
  );
  const queries: (Asked & { any: string })[] = [];
  for (const one of samples) queries.push({ ...one, any: (await keywordText(db, locale, one.keyword)).any });
  const found = await rows<{ keyword: string }>(
    db,
    sql`select a.keyword from json_to_recordset(${JSON.stringify(queries)}::json) as a(id int, keyword text, "any" text)
      left join product_search s on s.locale = ${locale} and s.product_id = a.id
      where (s.tsv @@ a."any"::tsquery) is not true`,
  );
  return found.map(({ keyword }) => keyword);
}

describe('a product is found', () => {
  it('by its printed name, in every language', async () => {
    const figures: string[] = [];
    const all: string[] = [];
    for (const locale of locales) {
      const { productId: id, name: keyword } = productTranslation;
      const names = await db
        .select({ id, keyword })
        .from(productTranslation)
        .innerJoin(productSearch, and(eq(productSearch.productId, id), eq(productSearch.locale, locale)))
        .where(eq(productTranslation.locale, locale));
      expect(names.length).toBeGreaterThan(700);
      const lost = await missed(db, locale, names);
      figures.push(`${locale} ${names.length - lost.length}/${names.length}`);
      all.push(...lost);
    }
    process.stdout.write(`found by printed name: ${figures.join(', ')}\n`);
    expect(all).toEqual([]);
  });

  /** A word of a name, and other spellings of it. */
  const spellings: readonly (readonly [string, readonly string[]])[] = [
    ['7.5 kW', ['7.5kW', '7,5 kW', '7,5kW', '7.5 KW', '７.５ｋＷ', '٧٫٥kW']],
    ['7,5kW', ['7.5 kW', '7.5kW', '7,5 kW']],
    ['380 V', ['380V', '380v', '３８０Ｖ', '३८० V', '۳۸۰V']],
    ['380V', ['380 V', '380 v', '٣٨٠ V']],
    ['٣٨٠ فولت', ['380 فولت', '380فولت', '٣٨٠فولت', '۳۸۰ فولت']],
    ['١٥كيلوواط', ['15 كيلوواط', '15كيلوواط']],
    ['DN 50', ['DN50', 'dn50', 'ＤＮ５０', 'DN-50']],
    ['DN50', ['DN 50', 'dn 50', 'DN-50']],
    ['PN16', ['PN 16', 'pn-16']],
    ['25 m³/h', ['25m³/h', '25 m3/h', '25m3/h', '25 M3/H', '٢٥ m³/h']],
    ['25m3/h', ['25 m³/h', '25 m3/h', '25m³/h']],
    ['30 м³/ч', ['30м3/ч', '30 м3/ч', '30м³/ч']],
    ['40 م³/س', ['40 م3/س', '40م3/س', '٤٠ م³/س']],
    ['12 kg/cm²', ['12kg/cm2', '12 kg/cm2', '12 kg/cm²']],
    ['800 m²', ['800m2', '800 m2', '800㎡', '800 ㎡']],
    ['5 µm', ['5 μm', '5µm', '5μm', '5㎛']],
    ['5μm', ['5 µm', '5 μm']],
    ['100 мкФ', ['100мкФ', '100 мкф']],
    ['15кВт', ['15 кВт', '15 квт', '１５ кВт']],
    ['20 кН', ['20кН', '20 кн']],
    ['50 Hz', ['50Hz', '50HZ', '５０Hz']],
    ['1450rpm', ['1450 rpm', '1450 RPM']],
    ['−20 °C', ['20°C', '20 °C', '20℃', '20 C']],
    ['3 × 2,5 mm²', ['3x2,5 mm2', '3x2.5mm2', '3×2.5 mm²', '3 x 2.5mm²']],
    ['200x100x50', ['200 x 100 x 50', '200×100×50', '200 × 100 × 50']],
    ['M8', ['M 8', 'm8', 'Ｍ８']],
    ['IP 65', ['IP65', 'ip65']],
    ['20 Zoll', ['20Zoll', '20zoll']],
    ['20футов', ['20 футов', '２０ футов']],
    ['½ Zoll', ['1/2 Zoll', '½Zoll']],
    ['10 t/h', ['10t/h', '10 T/H']],
    ['ISO9001', ['ISO 9001', 'iso-9001']],
    ['12V', ['12 V', '１２Ｖ', '१२V', '๑๒V', '১২V']],
    ['440 В', ['440В', '440 в']],
  ];
  /** A unique word for each, without digits. */
  const marks = spellings.map(
    (_, index) => `zyx${String.fromCharCode(97 + (index % 26))}${index < 26 ? 'wort' : 'woort'}`,
  );

  it('by any spelling of figures, units and signs', () =>
    undone(async (tx) => {
      const products = await tx
        .selectDistinct({ id: productSearch.productId })
        .from(productSearch)
        .orderBy(asc(productSearch.productId))
        .limit(spellings.length);
      const ids = products.map(({ id }) => id);
      for (const [at, [stored]] of spellings.entries())
        await tx
          .update(productTranslation)
          .set({ name: `${marks[at]} ${stored}` })
          .where(eq(productTranslation.productId, ids[at] ?? 0));
      await refreshProducts(tx, ids);
      const samples = spellings.flatMap(([stored, others], index) =>
        [stored, ...others].map((one) => ({ id: ids[index] ?? 0, keyword: `${marks[index]} ${one}` })),
      );
      expect(samples.length - spellings.length).toBeGreaterThan(80);
      const figures: string[] = [];
      const all: string[] = [];
      for (const locale of locales) {
        const lost = await missed(tx, locale, samples);
        figures.push(`${locale} ${samples.length - lost.length}/${samples.length}`);
        all.push(...lost.map((keyword) => `${locale}: ${keyword}`));
      }
      process.stdout.write(`found however it is spelt: ${figures.join(', ')}\n`);
      expect(all).toEqual([]);
    }));

  it('by a figure with its unit, not by the two separately', () =>
    undone(async (tx) => {
      const [near, far] = await tx
        .selectDistinct({ id: productSearch.productId })
        .from(productSearch)
        .orderBy(asc(productSearch.productId))
        .limit(2);
      const ids = [near?.id ?? 0, far?.id ?? 0];
      for (const [at, name] of ['Zyxmotor 380 V', 'Zyxmotor 380 mm, Modell V'].entries())
        await tx
          .update(productTranslation)
          .set({ name })
          .where(eq(productTranslation.productId, ids[at] ?? 0));
      await refreshProducts(tx, ids);
      for (const locale of locales) {
        const together = await search(tx, 'product', locale, { keyword: 'zyxmotor 380V' }, emptyState, 10);
        expect([locale, together.ids]).toEqual([locale, [near?.id]]);
        const apart = await search(tx, 'product', locale, { keyword: 'zyxmotor 380 V' }, emptyState, 10);
        expect([locale, apart.ids[0]]).toEqual([locale, near?.id]);
      }
    }));
});

describe('German compounds', () => {
  const namesOf = async (keyword: string) => {
    const { ids } = await search(db, 'product', 'de', { keyword }, emptyState, 60);
    const { productId, name } = productTranslation;
    const names = await db
      .select({ productId, name })
      .from(productTranslation)
      .where(eq(productTranslation.locale, 'de'));
    const of = new Map(names.map((one) => [one.productId, one.name]));
    return ids.map((id) => of.get(id) ?? '');
  };

  it.each(['Kran', 'Krane', 'Kräne'])('%s is a crane, and no part of a hospital', async (keyword) => {
    const names = await namesOf(keyword);
    expect(names[0]).toMatch(/kran/);
    expect(names.filter((name) => /Krankenhaus/.test(name))).toEqual([]);
    expect(names.some((name) => /Containerbrücke/.test(name))).toBe(true);
  });

  it('Gabelstapler are forklifts before pallet racks', async () => {
    const names = await namesOf('Gabelstapler');
    const kinds = names.map((name) => /stapler/.test(name));
    expect(kinds).toContain(true);
    expect(kinds).toContain(false);
    expect(kinds.lastIndexOf(true)).toBeLessThan(kinds.indexOf(false));
  });

  it('an item ranks before its accessories', async () => {
    const names = await namesOf('Pumpe');
    expect(names.findLastIndex((name) => /pumpe\b/.test(name))).toBeLessThan(
      names.findIndex((name) => /Pumpensteuerschrank/.test(name)),
    );
  });
});

it('a purchase request is found by its product’s category name, in every language', () =>
  undone(async (tx) => {
    await tx.execute(sql`delete from account`);
    await loadDemoAccounts(tx, true, loadedOn);
    const titled = async (title: string) => {
      const of = purchaseTranslation;
      const [found] = await tx.select({ id: of.requestId }).from(of).where(eq(of.title, title));
      return found?.id ?? 0;
    };
    const wanted = await titled('3 tower cranes for a housing complex');
    const beds = await titled('80 height-adjustable hospital beds');
    expect(Math.min(wanted, beds)).toBeGreaterThan(0);
    const find = async (locale: Locale, keyword: string) => {
      const subject = { channels: ['purchase'], keyword };
      return (await findPortal(tx, locale, subject, { ...emptyState, open: true })).refs.map(({ id }) => id);
    };
    const crane = readSectors()
      .flatMap(({ kinds }) => kinds)
      .find(({ key }) => key === 'tower-crane');
    for (const locale of locales) {
      const keyword = crane?.noun[locale] ?? '';
      expect([locale, keyword, await find(locale, keyword)]).toEqual([
        locale,
        keyword,
        expect.arrayContaining([wanted]),
      ]);
    }
    const german = await find('de', 'Kran');
    expect(german).toContain(wanted);
    expect(german).not.toContain(beds);
    expect(await find('de', 'Krankenhausbett')).toContain(beds);
  }));
