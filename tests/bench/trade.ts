// Times trade queries on many requests: DATABASE_URL=postgres://… npm run bench -- --trade [REQUESTS] An empty database
// is loaded with the demo, then filled up to that number of requests with five quotations each. Times are milliseconds
// of SQL statements on one connection; the goal for each is 60.
import { sql } from 'drizzle-orm';
import { loadDemo } from '@/lib/demo/load';
import { loadDemoAccounts } from '@/lib/demo/load-account';
import { draw } from '@/lib/demo/random';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { closeDatabase, database, openDatabase, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { locales } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import { recountPlaces } from '@/lib/purchase/lock';
import { listMatches } from '@/lib/purchase/match/queries';
import { findPurchases } from '@/lib/purchase/public/queries';
import { indexPurchases } from '@/lib/purchase/refresh';
import { compareQuotations } from '@/lib/quotation/queries';

const wanted = Number(process.argv[2] ?? 100_000);
const batch = 1000;
const random = draw('trade-bench');
const say = (words: string) => process.stdout.write(`${words}\n`);

/** Copies of the demo's open requests, varied by country, category and hour. */
async function addRequests(count: number): Promise<void> {
  await database().execute(sql`with model as (select *, row_number() over (order by id) as nth, count(*) over () as all_of
      from purchase_request where state = 'open' and kind = 'public'),
    country_of as (select code, row_number() over (order by code) as nth, count(*) over () as all_of from country),
    category_of as (select c.id, row_number() over (order by c.id) as nth, count(*) over () as all_of from category c
      where not exists (select from category below where below.parent_id = c.id)),
    made as (insert into purchase_request (account_id, kind, state, locale, category_id, quantity, unit, incoterm, place,
        target_price, budget, currency, shipping_method, port, country_code, destination, delivery_by, payment_method,
        valid_until, quotation_max, published_at, contact_name)
      select m.account_id, 'public', 'open', m.locale, k.id, m.quantity, m.unit, m.incoterm, m.place, m.target_price,
        m.budget, m.currency, m.shipping_method, m.port, n.code, m.destination, m.delivery_by, m.payment_method,
        now() + interval '40 days', 10, now() - n_of * interval '17 seconds', 'bench ' || m.id
      from generate_series(1, ${count}::int) n_of
      join model m on m.nth = n_of % m.all_of + 1
      join country_of n on n.nth = (n_of * 7) % n.all_of + 1
      join category_of k on k.nth = (n_of * 13) % k.all_of + 1 returning id, contact_name)
    insert into purchase_translation (request_id, locale, title, details)
      select made.id, t.locale, t.title, t.details from made
      join purchase_translation t on t.request_id = substring(made.contact_name from 7)::int`);
  const missing = await rows<{ id: number }>(
    database(),
    sql`select r.id from purchase_request r where r.contact_name like 'bench %'
      and not exists (select from portal_search s where s.kind = 'purchase' and s.subject_id = r.id) order by r.id`,
  );
  for (let at = 0; at < missing.length; at += batch)
    await transaction((tx) =>
      indexPurchases(
        tx,
        missing.slice(at, at + batch).map(({ id }) => id),
      ),
    );
  await database().execute(sql`insert into quotation (request_id, company_id, locale, unit_price, currency, quantity, unit, incoterm,
      place, lead_days, payment_method, valid_until)
    select r.id, c.id, 'en', 100000 + (r.id * 37) % 50000, 'USD', r.quantity, r.unit, r.incoterm, r.place, 30, 'letterOfCredit',
      now() + interval '30 days'
    from purchase_request r cross join lateral (select id from company where status = 'normal'
      order by (id * 31 + r.id) % 67, id limit 5) c
    where r.contact_name like 'bench %' and not exists (select from quotation q where q.request_id = r.id)`);
  await recountPlaces(database());
  await database().execute(sql`vacuum analyze`);
}

/** One request with twenty quotations to compare. */
async function fullRequest(): Promise<{ id: number; accountId: number }> {
  await database().execute(sql`insert into quotation (request_id, company_id, locale, unit_price, currency, quantity, unit, incoterm,
      place, lead_days, payment_method, valid_until)
    select r.id, c.id, 'en', 100000 + c.id, 'EUR', r.quantity, r.unit, r.incoterm, r.place, 30, 'letterOfCredit', now() + interval '30 days'
    from (select * from purchase_request where contact_name like 'bench %' order by id limit 1) r
    cross join lateral (select id from company c where c.status = 'normal'
      and not exists (select from quotation q where q.request_id = r.id and q.company_id = c.id) order by id
      limit greatest(0, 20 - (select count(*) from quotation q where q.request_id = r.id))) c`);
  const [found] = await rows<{ id: number; accountId: number }>(
    database(),
    sql`select id, account_id as "accountId" from purchase_request where contact_name like 'bench %' order by id limit 1`,
  );
  if (!found) throw new Error('There is no request');
  return found;
}

/** The supplier with the most public products, filled up to `count` with variants, and its owner. */
async function largeSupplier(count: number): Promise<{ accountId: number; companyId: number; products: number }> {
  const [owner] = await rows<{ accountId: number; companyId: number }>(
    database(),
    sql`select a.id as "accountId", a.company_id as "companyId" from account a join product p on p.company_id = a.company_id
      where a.company_role = 'owner' group by 1, 2 order by count(*) desc, 1 limit 1`,
  );
  if (!owner) throw new Error('There is no supplier with products');
  const { companyId } = owner;
  const own = sql`select *, row_number() over (order by id) as nth, count(*) over () as all_of from product
    where company_id = ${companyId} and listed`;
  const [{ n: before } = { n: 0 }] = await rows<{ n: number }>(
    database(),
    sql`select count(*)::int as n from product where company_id = ${companyId} and listed`,
  );
  await database().execute(sql`with base as (${own}),
    made as (insert into product (company_id, group_id, status, listed, brand, model, origin_code, price_kind, price_min,
        price_max, currency, unit, cover, published_at)
      select company_id, group_id, status, listed, brand, 'bench ' || id || ' ' || at, origin_code, price_kind, price_min,
        price_max, currency, unit, cover, published_at - at * interval '1 hour'
      from generate_series(1, ${Math.max(0, count - before)}::int) at join base on base.nth = at % base.all_of + 1
      returning id, model),
    named as (insert into product_translation (product_id, company_id, locale, name)
      select made.id, ${companyId}, t.locale, t.name || ' ' || made.model from made
      join product_translation t on t.product_id = split_part(made.model, ' ', 2)::int)
    insert into product_category select made.id, c.category_id from made
      join product_category c on c.product_id = split_part(made.model, ' ', 2)::int`);
  await database().execute(sql`vacuum analyze product, product_translation, product_category`);
  return { ...owner, products: Math.max(before, count) };
}

/** Milliseconds of each of `times` runs, after some uncounted ones. */
async function measure(label: string, times: number, run: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < 5; at++) await run(at);
  const found: number[] = [];
  for (let at = 0; at < times; at++) {
    const start = performance.now();
    await run(at);
    found.push(performance.now() - start);
  }
  const sorted = found.toSorted((a, b) => a - b);
  const part = (share: number) => (sorted[Math.min(times - 1, Math.floor(times * share))] ?? 0).toFixed(1);
  say(`${label.padEnd(44)} p50 ${part(0.5)} ms, p95 ${part(0.95)} ms, most ${part(1)} ms`);
}

await openDatabase({ url: process.env.DATABASE_URL, folder: null });
await loadDemo(database(), {});
await loadDemoAccounts(database(), true);
const [before] = await rows<{ n: number }>(database(), sql`select count(*)::int as n from purchase_request`);
await addRequests(Math.max(0, wanted - (before?.n ?? 0)));
const full = await fullRequest();
const [sizes] = await rows<{ requests: number; quotations: number }>(
  database(),
  sql`select (select count(*)::int from purchase_request) as requests, (select count(*)::int from quotation) as quotations`,
);
say(`${sizes?.requests} requests, ${sizes?.quotations} quotations; with the work of this process, one connection`);
const { products, ...owner } = await largeSupplier(5000);
const supplier = { kind: 'supplier', role: 'owner', locale: 'en', ...owner } as unknown as SupplierActor;
const buyer = { kind: 'purchaser', accountId: full.accountId, locale: 'en' } as unknown as PurchaserActor;
const site = (at: number) => locales[at % locales.length] ?? 'en';
const words = ['pump', 'pompes', '锅炉', 'трактор', 'silos', 'rack', 'transformateurs', 'cable'];
const filter = {
  country: null,
  categoryId: null,
  closing: null,
  places: null,
  matching: false,
  quoted: 'all',
  page: 1,
  pageSize: 20,
} as const;
await measure('list, newest', 100, (at) => findPurchases(site(at), undefined, { ...emptyState, sort: 'latest' }));
await measure('list of a country', 100, (at) =>
  findPurchases(site(at), undefined, { ...emptyState, country: [random.pick(['sn', 'de', 'br', 'ke'])] }),
);
await measure('search', 100, (at) => findPurchases(site(at), words[at % words.length], emptyState));
await measure(`requests that fit a supplier of ${products} products`, 100, (at) =>
  listMatches(supplier, site(at), filter),
);
await measure('comparison of 20 quotations', 100, (at) => compareQuotations(buyer, site(at), full.id));
await closeDatabase();
