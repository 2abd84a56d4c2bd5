import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as postTerm } from '@/app/api/term/route';
import { POST as postView } from '@/app/api/view/route';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { countTry, forgetTries } from '@/lib/platform/limit/count';
import { rates } from '@/lib/platform/limit/table';
import { emptyState } from '@/lib/platform/routes/list-state';
import { refreshPopularity } from '@/lib/search/popularity';
import { search } from '@/lib/search/queries';
import { learnCatalogue } from '@/lib/search/rebuild';
import { hotWords, suggest } from '@/lib/search/suggestion';
import { recordTerm, recordView } from '@/lib/stats/commands';
import { forgetVisits } from '@/lib/stats/job';
import { demoDatabase, undone } from '../database';
import { Browser, forgetAccounts } from './browser-double';

let db: Db;
let today = '';
const ago = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
beforeAll(async () => {
  db = await demoDatabase();
  await learnCatalogue(db);
  // A fixed date, even across midnight; what the database counts by its own clock is days away from an edge.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
  today = new Date().toISOString().slice(0, 10);
}, 120_000);
afterAll(() => void vi.useRealTimers());

describe('terms', () => {
  const visit = async (db: Db, term: string, visitors: number, day = today) => {
    for (let visitor = 0; visitor < visitors; visitor++)
      await recordTerm(db, 'en', 'product', term, `visitor-${visitor}`, day);
  };

  it('are shown after five different visitors in seven days, with results', () =>
    undone(async (tx) => {
      const term = 'transformer oil';
      await visit(tx, term, config.search.termVisitors - 1);
      await visit(tx, term, config.search.termVisitors - 1);
      expect(await suggest(tx, 'en', 'product', term)).not.toContain(term);
      await visit(tx, term, config.search.termVisitors);
      expect(await suggest(tx, 'en', 'product', term)).toContain(term);
      expect(await suggest(tx, 'de', 'product', term)).not.toContain(term);
      await tx.execute(sql`delete from hot_word`);
      expect(await hotWords(tx, 'en', 'product')).toEqual([term]);
      expect(await hotWords(tx, 'en', 'company')).toEqual([]);
    }));

  it('are deleted after seven days', () =>
    undone(async (tx) => {
      const note = (visitor: number, day: string) =>
        tx.execute(sql`insert into search_term (locale, scope, term, day, visitor, results, known)
          values ('en', 'product', 'transformer oil', ${day}, ${`visitor-${visitor}`}, 9, true)`);
      for (let visitor = 0; visitor < 6; visitor++) await note(visitor, ago(visitor < 2 ? config.search.termDays : 1));
      await tx.execute(sql`delete from hot_word`);
      expect(await hotWords(tx, 'en', 'product')).toEqual([]);
      await visit(tx, 'pump', 1, today);
      const old = await rows(tx, sql`select 1 from search_term where day < ${ago(config.search.termDays)}::date`);
      expect(old).toEqual([]);
    }));

  it('are never shown if banned, in any case', () =>
    undone(async (tx) => {
      await visit(tx, 'transformer oil', 6);
      await tx.execute(sql`delete from hot_word`);
      await tx.execute(
        sql`insert into hot_word (site_id, scope, word, score, banned) values (5, 'product', 'Transformer Oil', 0, true)`,
      );
      expect(await hotWords(tx, 'en', 'product')).toEqual([]);
      expect(await suggest(tx, 'en', 'product', 'transformer oil')).not.toContain('transformer oil');
    }));

  it.each([
    'ana@firm.example',
    'call +86 10 5550 0123',
    'pump 010-5550-0123',
    'pump (0)10 5550/123',
    'www.pump.example',
    'xyzzy plugh',
    'trnsformer',
    '7',
    'a',
  ])('are never: %s', (term) =>
    undone(async (tx) => {
      expect(await recordTerm(tx, 'en', 'product', term, 'visitor', today)).toBe(false);
      expect(await rows(tx, sql`select 1 from search_term`)).toEqual([]);
    }),
  );
});

describe('suggestions', () => {
  it.each([
    ['fr', 'electr', 'électr'],
    ['fr', 'élèctr', 'électr'],
    ['de', 'ol', 'öl'],
    ['es', 'centrifuga', 'centrífuga'],
    ['ru', 'подъем', 'подъём'],
  ] as const)('are found ignoring accents: %s %s', async (locale, typed, part) => {
    const found = await suggest(db, locale, 'product', typed);
    expect(found.some((text) => text.toLowerCase().includes(part))).toBe(true);
  });

  it('start with the typed text, and accept any characters', async () => {
    const found = await suggest(db, 'en', 'product', 'tr');
    expect(found.length).toBeGreaterThan(3);
    expect(found[0]).toMatch(/^tr/);
    for (const typed of ['%', '_', '\\', "'", '\0', '"', '泵'])
      expect(Array.isArray(await suggest(db, 'en', 'product', typed))).toBe(true);
    expect(await suggest(db, 'en', 'product', '%%%')).toEqual([]);
  });
});

describe('views', () => {
  it('are counted by product and day, and raise its rank', () =>
    undone(async (tx) => {
      const first = async (sort: 'popularity' | 'hot') =>
        (await search(tx, 'product', 'pt', {}, { ...emptyState, sort }, 1)).ids[0];
      const last = (await search(tx, 'product', 'pt', {}, { ...emptyState, sort: 'popularity' }, 5000)).ids.at(
        -1,
      ) as number;
      await tx.execute(sql`delete from page_visit`);
      await tx.execute(sql`update page_view set views = 1 where kind = 'product'`);
      for (let view = 0; view < 30; view++) await recordView(tx, 'product', last, today, BigInt(view));
      for (let view = 0; view < 3; view++) await recordView(tx, 'product', last, ago(40), BigInt(view));
      const [row] = await rows<{ views: number }>(
        tx,
        sql`select views from page_view where kind = 'product' and subject_id = ${last} and day = ${today}`,
      );
      expect(row?.views).toBeGreaterThanOrEqual(30);
      await tx.execute(
        sql`update page_view set views = 1000 where kind = 'product' and subject_id = ${last} and day = ${today}`,
      );
      await refreshPopularity(tx);
      expect([await first('popularity'), await first('hot')]).toEqual([last, last]);
    }));

  it('exclude what is not public', () =>
    undone(async (tx) => {
      await tx.execute(sql`delete from page_visit`);
      await recordView(tx, 'product', 2_000_000_000, today, 1n);
      await recordView(tx, 'company', 2_000_000_000, today, 1n);
      expect(await rows(tx, sql`select 1 from page_view where subject_id = 2000000000`)).toEqual([]);
      expect(await rows(tx, sql`select 1 from page_visit`)).toEqual([]);
    }));
});

describe('the calls of pages', () => {
  const host = 'en.geco.localhost:3000';
  const send = async (
    handler: (request: Request) => Promise<Response>,
    body: object,
    headers: Record<string, string>,
  ) =>
    (
      await handler(
        new Request(`http://${host}/api/x`, {
          method: 'POST',
          headers: { host, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7', ...headers },
          body: JSON.stringify(body),
        }),
      )
    ).status;
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0' };
  const views = async () =>
    (
      await rows<{ n: number }>(
        db,
        sql`select coalesce(sum(views), 0)::int as n from page_view where kind = 'company' and subject_id = 1`,
      )
    )[0]?.n ?? 0;
  const terms = () =>
    rows<{ visitor: string; term: string; locale: string }>(db, sql`select visitor, term, locale from search_term`);
  let before: { day: string; views: number }[] = [];

  beforeAll(async () => {
    before = await rows(db, sql`select day::text, views from page_view where kind = 'company' and subject_id = 1`);
  });
  afterEach(async () => {
    await db.execute(sql`delete from search_term`);
    await db.execute(sql`delete from page_visit`);
    await db.execute(sql`delete from page_view where kind = 'company' and subject_id = 1`);
    for (const { day, views: count } of before)
      await db.execute(
        sql`insert into page_view (kind, subject_id, day, views) values ('company', 1, ${day}, ${count})`,
      );
  });

  it('count people, not crawlers or prefetches', async () => {
    const start = await views();
    const view = { kind: 'company', id: 1 };
    expect(await send(postView, view, browser)).toBe(200);
    expect(await views()).toBe(start + 1);
    for (const headers of [
      {},
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { ...browser, 'sec-purpose': 'prefetch;prerender' },
      { ...browser, purpose: 'prefetch' },
    ] as Record<string, string>[])
      expect(await send(postView, view, headers)).toBe(200);
    expect(await views()).toBe(start + 1);
    expect(await send(postView, { kind: 'company', id: 0 }, browser)).toBe(400);
  });

  it('count an item once per network, account and day', async () => {
    const start = await views();
    const look = (address: string, headers = {}) =>
      send(postView, { kind: 'company', id: 1 }, { ...browser, 'x-forwarded-for': address, ...headers });
    for (let sent = 0; sent < 70; sent++)
      expect(await look(`198.51.100.${sent}`, { 'user-agent': `Mozilla/5.0 Firefox/${sent}` })).toBe(200);
    expect(await views()).toBe(start + 1);
    await look('203.0.113.1');
    await look('2001:db8:1:2::1');
    await look('2001:db8:1:2:ffff::1');
    expect(await views()).toBe(start + 3);
    const buyer = new Browser();
    await buyer.register('purchaser', 'view_buyer');
    const cookie = [...buyer.cookies].map((pair) => pair.join('=')).join('; ');
    await look('203.0.113.9', { cookie });
    await look('203.0.113.10', { cookie });
    expect(await views()).toBe(start + 4);
    await forgetAccounts();
    const kept = await rows<Record<string, unknown>>(db, sql`select * from page_visit`);
    expect(kept.map((row) => Object.keys(row))).toEqual(kept.map(() => ['day', 'visitor']));
    await forgetVisits(db);
    expect(await rows(db, sql`select 1 from page_visit`)).toHaveLength(kept.length);
    await db.execute(sql`update page_visit set day = day - 3`);
    await forgetVisits(db);
    expect(await rows(db, sql`select 1 from page_visit`)).toEqual([]);
  });

  it('ignore excess views of a network', async () => {
    const start = await views();
    const address = '198.51.101.1';
    await forgetTries('viewAddress', address);
    for (let n = 0; n < rates.viewAddress.max; n++) await countTry('viewAddress', address);
    const headers = { ...browser, 'x-forwarded-for': address };
    expect(await send(postView, { kind: 'company', id: 1 }, headers)).toBe(200);
    expect(await views()).toBe(start);
    await forgetTries('viewAddress', address);
    await send(postView, { kind: 'company', id: 1 }, headers);
    expect(await views()).toBe(start + 1);
  });

  it('store a visitor only as a hash, once per term and day', async () => {
    const term = { siteId: 5, scope: 'product', keyword: 'Transformer  Oil' };
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.3.2'])
      expect(await send(postTerm, term, { ...browser, 'x-forwarded-for': address })).toBe(200);
    const found = await terms();
    expect(found.map(({ term: one, locale }) => [one, locale])).toEqual([
      ['transformer oil', 'en'],
      ['transformer oil', 'en'],
    ]);
    expect(JSON.stringify(found)).not.toContain('192.0');
    await send(postTerm, { ...term, keyword: 'xyzzy' }, browser);
    expect(await terms()).toHaveLength(2);
  });

  it('never show a term searched by one network, whatever its user agents', async () => {
    const term = { siteId: 5, scope: 'product', keyword: 'transformer oil' };
    const search19 = async (network: (n: number) => string) => {
      for (let n = 0; n < 19; n++) {
        const headers = { 'user-agent': `Mozilla/5.0 Firefox/${n}`, 'x-forwarded-for': network(n) };
        expect(await send(postTerm, term, headers)).toBe(200);
      }
    };
    const shown = async () => [
      (await hotWords(db, 'en', 'product')).includes(term.keyword),
      (await suggest(db, 'en', 'product', term.keyword)).includes(term.keyword),
    ];
    await search19((n) => `198.51.102.${n}`);
    // The same network on other days is counted once.
    await db.execute(sql`update search_term set day = day - 1`);
    await search19((n) => `198.51.102.${n + 100}`);
    expect(await shown()).toEqual([false, false]);
    await search19((n) => `198.51.${110 + (n % 4)}.1`);
    expect((await shown())[1]).toBe(true);
  });
});
