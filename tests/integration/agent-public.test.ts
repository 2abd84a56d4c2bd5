import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET as agentGet } from '@/app/api/agent/get/route';
import { POST as agentList } from '@/app/api/agent/list/route';
import { GET as sitemap } from '@/app/sitemap-agent.xml/route';
import { getOffer, listOffers, listRelatedOffers } from '@/lib/agent/queries';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { learnCatalogue } from '@/lib/search/rebuild';
import { refreshProducts } from '@/lib/search/refresh';
import { refreshStandings } from '@/lib/search/standing';
import { demoDatabase } from '../database';

const host = 'en.geco.localhost:3000';
const ask = (path: string, body?: unknown) =>
  new Request(`http://${host}${path}`, {
    headers: { host, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });

let db: Db;
type Subject = { id: number; product: number; company: number; slogan: string; detail: string };
let offer: Subject;
let wide = 0;

const list = (state: Partial<ListState> = {}, keyword?: string, locale: Locale = 'en') =>
  listOffers(locale, keyword, { ...emptyState, ...state }, 100);
const found = async (keyword: string, locale: Locale) => (await list({}, keyword, locale)).items.map(({ id }) => id);
const undo: (() => Promise<unknown>)[] = [];
/** Changes the database until the end of the test. */
const change = async (run: SQL, back: SQL, refresh: () => Promise<unknown> = async () => undefined) => {
  undo.push(async () => {
    await db.execute(back);
    await refresh();
  });
  await db.execute(run);
  await refresh();
};

beforeAll(async () => {
  db = await demoDatabase();
  await learnCatalogue(db);
  const [one] = await rows<Subject>(
    db,
    sql`select o.id, o.product_id as product, o.company_id as company, t.slogan, t.detail
      from agent_offer o join agent_offer_translation t on t.offer_id = o.id and t.locale = 'en'
      where not o.worldwide order by o.id limit 1`,
  );
  const [worldwide] = await rows<{ id: number }>(
    db,
    sql`select id from agent_offer where worldwide order by id limit 1`,
  );
  if (!one || !worldwide) throw new Error('the demo has no such offers');
  offer = one;
  wide = worldwide.id;
}, 240_000);
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back();
});

describe('the list of agent offers', () => {
  it('filters by country, including worldwide offers', async () => {
    const { items, total } = await list();
    expect([total, items.length]).toEqual([16, 16]);
    const open = items.find(({ id }) => id === offer.id)?.zone.countries[0]?.code.toLowerCase() ?? '';
    const here = await list({ country: [open] });
    expect(here.items.map(({ id }) => id)).toEqual(expect.arrayContaining([offer.id, wide]));
    expect(
      here.items.every(({ zone }) => zone.worldwide || zone.countries.some(({ code }) => code.toLowerCase() === open)),
    ).toBe(true);
    const nowhere = await list({ country: ['is'] });
    expect(nowhere.items.every(({ zone }) => zone.worldwide)).toBe(true);
    expect(nowhere.items.map(({ id }) => id)).toContain(wide);
  });

  it('filters by category and tag of the product, and by continent', async () => {
    const { facets } = await list();
    for (const { value, count } of facets.category.slice(0, 4))
      expect((await list({ cate: [value] })).total).toBe(count);
    for (const { value, count } of facets.tag.slice(0, 4)) expect((await list({ tag: [value] })).total).toBe(count);
    for (const { value, count } of facets.continent) expect((await list({ continent: value })).total).toBe(count);
  });
});

describe('the search for agent offers', () => {
  it('finds by words of product and offer, also combined, in any language', async () => {
    expect(await found('sewage pump', 'en')).toContain(offer.id);
    expect(await found('spare parts', 'en')).toContain(offer.id);
    expect(await found('sewage agents', 'en')).toContain(offer.id);
    expect(await found('排污泵代理', 'zh')).toContain(offer.id);
    expect(await found('泵', 'zh')).toContain(offer.id);
    expect(await found('选型软件', 'zh')).toContain(offer.id);
    expect(await found('مضخات', 'ar')).toContain(offer.id);
    expect(await found('насосам', 'ru')).toContain(offer.id);
    expect(await found('Ersatzteile', 'de')).toContain(offer.id);
  });

  it('tolerates a typing error and says what was searched', async () => {
    const result = await list({}, 'sewgae', 'en');
    expect(result.mended).toBe('sewage');
    expect(result.items.map(({ id }) => id)).toContain(offer.id);
  });

  it('finds nothing for unknown words, whatever characters they have', async () => {
    for (const keyword of ['zzqqxxvv', "'; drop table agent_offer; --", '50% C++ 24/7', '&|!():*', '%', '的']) {
      const result = await list({}, keyword, 'zh');
      expect(result.items.length).toBe(result.total);
    }
    expect((await list({}, 'zzqqxxvv')).total).toBe(0);
  });

  it('filters the results', async () => {
    const all = await list({}, 'pump');
    const africa = await list({ continent: 'africa' }, 'pump');
    expect(all.items.map(({ id }) => id)).toContain(offer.id);
    expect(africa.items.map(({ id }) => id)).not.toContain(offer.id);
  });
});

describe('an agent offer', () => {
  it('shows line, details, banner, zone, product and supplier in the site’s language', async () => {
    const one = await getOffer('en', offer.id);
    expect(one).toMatchObject({
      slogan: { text: offer.slogan, locale: 'en' },
      detail: { text: offer.detail, locale: 'en' },
      product: { id: offer.product, supplier: { id: offer.company } },
      zone: { worldwide: false },
    });
    expect(one?.locales).toHaveLength(8);
    expect(one?.banner).toMatch(/\.jpg$/);
    expect((await getOffer('zh', wide))?.zone).toEqual({ worldwide: true, countries: [] });
    const related = await listRelatedOffers('en', offer.id);
    expect(related.map(({ id }) => id)).not.toContain(offer.id);
    expect(related).toHaveLength(5);
  });

  it('falls back to another language and is then not in that host’s sitemap', async () => {
    const address = href('agentDetail', { id: offer.id });
    const map = async () => (await sitemap(ask('/sitemap-agent.xml'))).text();
    expect(await map()).toContain(address);
    await change(
      sql`delete from agent_offer_translation where offer_id = ${offer.id} and locale = 'en'`,
      sql`insert into agent_offer_translation (offer_id, locale, slogan, detail) values (${offer.id}, 'en', ${offer.slogan}, ${offer.detail})`,
    );
    const one = await getOffer('en', offer.id);
    expect([one?.slogan.locale, one?.detail.locale]).toEqual(['zh', 'zh']);
    expect(one?.locales).not.toContain('en');
    expect(await map()).not.toContain(address);
  });

  const hidden = async () => {
    expect(await getOffer('en', offer.id)).toBeNull();
    expect((await list()).items.map(({ id }) => id)).not.toContain(offer.id);
    expect((await list({}, 'sewage pump')).items.map(({ id }) => id)).not.toContain(offer.id);
    expect((await agentGet(ask(`/api/agent/get?siteId=5&id=${offer.id}`))).status).toBe(404);
    expect(await (await sitemap(ask('/sitemap-agent.xml'))).text()).not.toContain(
      href('agentDetail', { id: offer.id }),
    );
  };

  it.each(['draft', 'pending', 'reject', 'disable'])('is hidden with the status %s', async (status) => {
    await change(
      sql`update agent_offer set status = ${status} where id = ${offer.id}`,
      sql`update agent_offer set status = 'normal' where id = ${offer.id}`,
    );
    await hidden();
  });

  it('is hidden if its owner disabled it', async () => {
    await change(
      sql`update agent_offer set shown = false where id = ${offer.id}`,
      sql`update agent_offer set shown = true where id = ${offer.id}`,
    );
    await hidden();
  });

  it('is hidden if its product is not listed', async () => {
    await change(
      sql`update product set listed = false where id = ${offer.product}`,
      sql`update product set listed = true where id = ${offer.product}`,
      () => db.transaction((tx) => refreshProducts(tx, [offer.product])),
    );
    await hidden();
  });

  it('is hidden from the day after the membership ended', async () => {
    const [kept] = await rows<{ until: string }>(
      db,
      sql`select membership_valid_until::text as until from company where id = ${offer.company}`,
    );
    const until = (day: SQL) => sql`update company set membership_valid_until = ${day} where id = ${offer.company}`;
    await change(until(sql`current_date - 1`), until(sql`${kept?.until}::date`), () => refreshStandings(db));
    await hidden();
    await db.execute(until(sql`current_date`));
    await refreshStandings(db);
    expect((await getOffer('en', offer.id))?.id).toBe(offer.id);
  });
});

describe('the calls', () => {
  it('respond in the requested site’s language', async () => {
    const { data } = await (await agentGet(ask(`/api/agent/get?siteId=1&id=${offer.id}`))).json();
    expect([data.id, data.slogan.locale]).toEqual([offer.id, 'zh']);
    const listed = await (await agentList(ask('/api/agent/list', { siteId: 5, keyword: 'sewage pump' }))).json();
    expect(listed.data.items.map(({ id }: { id: number }) => id)).toContain(offer.id);
  });

  it('refuse an invalid id', async () => {
    expect((await agentGet(ask('/api/agent/get?siteId=5&id=abc'))).status).toBe(400);
    expect((await agentGet(ask('/api/agent/get?siteId=5&id=999999'))).status).toBe(404);
  });
});
