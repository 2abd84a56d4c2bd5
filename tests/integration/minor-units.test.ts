import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { beforeAll, describe, expect, it } from 'vitest';

const folder = 'lib/db/migrations';

/** A folder of the migrations before the one that mends amounts. */
function migrationsBefore(): string {
  const copy = mkdtempSync(join(tmpdir(), 'geco-migrations-'));
  cpSync(folder, copy, { recursive: true });
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'));
  const entries = journal.entries.filter(({ tag }: { tag: string }) => tag < '0050');
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return copy;
}

let before: File | Blob;
beforeAll(async () => {
  const client = await PGlite.create({ extensions: { pg_trgm, unaccent, fuzzystrmatch } });
  await migrate(drizzle({ client }), { migrationsFolder: migrationsBefore() });
  before = await client.dumpDataDir('none');
  await client.close();
});

type Stored = { currency: string; minor: number; demo?: boolean };
type Quoted = Stored & { typed: number };
type Shown = Stored & { cents: number | null };

/** What a folder holds after the migration: amounts of quotations, products, requests and tenders, in this order. */
async function migrated({
  quotations = [],
  products = [],
  others = [],
}: {
  quotations?: Quoted[];
  products?: Shown[];
  others?: Stored[];
}) {
  const client = await PGlite.create({ loadDataDir: before, extensions: { pg_trgm, unaccent, fuzzystrmatch } });
  // What rows refer to does not matter here.
  await client.exec('set session_replication_role = replica');
  await client.exec("insert into country values ('HU', 'europe', '36', 'HUF')");
  await client.exec(`insert into exchange_rate (base, currency, date, rate, source)
    values ('USD', 'HUF', '2026-01-02', 350, 'x'), ('EUR', 'USD', '2026-01-02', 1.25, 'x'), ('EUR', 'IDR', '2026-01-02', 20000, 'x')`);
  for (const [id, { currency, minor, typed }] of quotations.entries()) {
    await client.query(
      `insert into quotation (id, request_id, company_id, locale, unit_price, currency, quantity, unit, incoterm, place, freight, lead_days, payment_method, valid_until)
        values ($1, $1, $1, 'en', $2, $3, 1, 'set', 'FOB', 'x', $2, 1, 'advance', now())`,
      [id, minor, currency],
    );
    await client.query('insert into quotation_price_break (quotation_id, quantity, price) values ($1, 10, $2)', [
      id,
      minor,
    ]);
    for (const number of [1, 2])
      await client.query(
        `insert into quotation_revision (quotation_id, number, content, changed) values ($1, $2, $3, '{}')`,
        [id, number, JSON.stringify({ unitPrice: number === 2 ? typed : typed * 7, currency })],
      );
  }
  for (const [id, { currency, minor, cents }] of products.entries()) {
    await client.query(
      `insert into product (id, company_id, origin_code, price_kind, price_min, price_max, currency, unit, cover)
        values ($1, 1, 'HU', 'range', $2::bigint, $2::bigint + 1, $3, 'set', '')`,
      [id, minor, currency],
    );
    await client.query('insert into product_price_break (product_id, quantity, price) values ($1, 10, $2)', [
      id,
      minor,
    ]);
    if (cents !== null)
      await client.query(
        `insert into product_search (product_id, company_id, locale, facet, price_usd, country_code, continent, category_ids, tag_ids, grade, membership, minimum_order, translated, quality, published_at, tsv)
          values ($1, 1, 'en', 1, $2, 'HU', 'europe', '{}', '{}', 'A', 'regular', 1, true, 1, now(), '')`,
        [id, cents],
      );
  }
  for (const [id, { currency, minor, demo }] of others.entries()) {
    await client.query(
      `insert into purchase_request (id, account_id, locale, target_price, budget, currency) values ($1, 1, 'en', $2, $2, $3)`,
      [id, minor, currency],
    );
    await client.query(
      `insert into tender (id, source, source_id, number, way, country_code, original_locale, published_at, released_at, budget_max, currency, award_amount, award_currency)
        values ($1::int, $4::text, $5::text, 'x', 'tender', 'HU', 'en', now(), now(), $2, $3, $2, $3)`,
      [id, minor, currency, ...(demo ? ['demonstration', 'tn-co-bus-charging'] : ['x', String(id)])],
    );
  }
  await client.exec('set session_replication_role = origin');
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  const read = async (text: string) =>
    (await client.query<{ all: number[] }>(text)).rows.map(({ all }) => all.map(Number));
  const found = {
    quotations: await read(
      'select array[q.unit_price, q.freight, b.price] as all from quotation q join quotation_price_break b on b.quotation_id = q.id order by q.id',
    ),
    products: await read(
      'select array[p.price_min, p.price_max, b.price] as all from product p join product_price_break b on b.product_id = p.id order by p.id',
    ),
    others: await read(
      'select array[r.target_price, r.budget, t.budget_max, t.award_amount] as all from purchase_request r join tender t using (id) order by id',
    ),
  };
  await client.close();
  return found;
}

const all = (minor: number, count: number) => Array<number>(count).fill(minor);

describe('amounts stored with the digits of ICU', () => {
  it('become those of ISO 4217 where every ICU had others', async () => {
    const others = [
      { currency: 'AFN', minor: 5 },
      { currency: 'IQD', minor: 5 },
      { currency: 'JPY', minor: 5 },
      { currency: 'EUR', minor: 5 },
      { currency: 'KWD', minor: 5 },
    ];
    const found = await migrated({ others, products: others.map((one) => ({ ...one, cents: null })) });
    expect(found.others).toEqual([all(500, 4), all(5000, 4), all(5, 4), all(5, 4), all(5, 4)]);
    expect(found.products).toEqual([
      [500, 600, 500],
      [5000, 6000, 5000],
      [5, 6, 5],
      [5, 6, 5],
      [5, 6, 5],
    ]);
  });

  it('are told of each quotation by the figure that was typed', async () => {
    const { quotations } = await migrated({
      quotations: [
        { currency: 'HUF', minor: 250_000, typed: 2500 },
        { currency: 'HUF', minor: 2500, typed: 2500 },
        { currency: 'IDR', minor: 99, typed: 0.99 },
        { currency: 'RSD', minor: 2500, typed: 2500 },
        { currency: 'RSD', minor: 250_050, typed: 2500.5 },
        { currency: 'IQD', minor: 2500, typed: 2500 },
      ],
    });
    expect(quotations).toEqual([
      all(250_000, 3),
      all(250_000, 3),
      all(99, 3),
      all(250_000, 3),
      all(250_050, 3),
      all(2_500_000, 3),
    ]);
  });

  it('are told of each public product by its price in dollars, however rates have moved', async () => {
    const { products } = await migrated({
      products: [
        // 350,000 forint are 1,000 dollars today, and were 1,400 when this was reckoned.
        { currency: 'HUF', minor: 35_000_000, cents: 140_000 },
        { currency: 'HUF', minor: 350_000, cents: 70_000 },
        { currency: 'IDR', minor: 16_000, cents: 100 },
      ],
    });
    expect(products.map(([min]) => min)).toEqual([35_000_000, 35_000_000, 1_600_000]);
  });

  it('are taken as most others of the folder were stored, where they say nothing themselves', async () => {
    const quoted = (digits: number): Quoted[] => [{ currency: 'COP', minor: 9 * 10 ** digits, typed: 9 }];
    const others = [
      { currency: 'PKR', minor: 700 },
      { currency: 'RSD', minor: 700 },
    ];
    const then = await migrated({ quotations: quoted(2), others });
    expect(then.others).toEqual([all(700, 4), all(70_000, 4)]);
    const later = await migrated({ quotations: quoted(0), others });
    expect(later.others).toEqual([all(70_000, 4), all(700, 4)]);
    expect((await migrated({ others })).others).toEqual(later.others);
  });

  it('are told of a folder of the demo by the one amount of it that is known', async () => {
    const known = { currency: 'COP', demo: true };
    const pkr = { currency: 'PKR', minor: 700 };
    const then = await migrated({ others: [{ ...known, minor: 1_100_000_000_000 }, pkr] });
    expect(then.others).toEqual([all(1_100_000_000_000, 4), all(700, 4)]);
    const later = await migrated({ others: [{ ...known, minor: 11_000_000_000 }, pkr] });
    expect(later.others).toEqual([all(1_100_000_000_000, 4), all(70_000, 4)]);
  });
});
