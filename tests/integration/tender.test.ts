import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET as calendar } from '@/app/api/tender/ics/route';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { refreshPortal } from '@/lib/portal/refresh';
import type { PortalSubject } from '@/lib/portal/types';
import { listNamed } from '@/lib/product/queries';
import { refreshPopularity } from '@/lib/search/popularity';
import { learnCatalogue } from '@/lib/search/rebuild';
import { recordView } from '@/lib/stats/commands';
import { countOpenTenders, getTender, listTenders, listTendersOfCountry } from '@/lib/tender/queries';
import { listRelatedTenders, titleQuery } from '@/lib/tender/related/queries';
import { demoDatabase } from '../database';

let db: Db;
type Subject = Omit<PortalSubject, 'channels'>;
const list = (subject: Subject = {}, state: Partial<ListState> = {}, locale: Locale = 'en') =>
  listTenders(locale, subject, { ...emptyState, ...state }, 100);
const idOf = async (key: string): Promise<number> => {
  const [row] = await rows<{ id: number }>(db, sql`select id from tender where source_id = ${key}`);
  if (!row) throw new Error(`the demo has no tender ${key}`);
  return row.id;
};
const undo: (() => Promise<unknown>)[] = [];
/** Changes a tender until the end of the test. */
const change = async (id: number, set: SQL, back: SQL) => {
  const run = (values: SQL) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update tender set ${values} where id = ${id}`);
      await refreshPortal(tx, 'tender', [id]);
    });
  undo.push(() => run(back));
  await run(set);
};
const file = (host: string, query: string) =>
  calendar(new Request(`http://${host}:3000/api/tender/ics?${query}`, { headers: { host: `${host}:3000` } }));

let substation = 0;
beforeAll(async () => {
  db = await demoDatabase();
  await learnCatalogue(db);
  substation = await idOf('tn-tz-substation');
}, 240_000);
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back();
});

describe('the list of tenders', () => {
  it('has for every filter as many as its count', async () => {
    const all = await list();
    expect(all.total).toBeGreaterThanOrEqual(40);
    expect(all.items).toHaveLength(all.total);
    for (const { value, count } of all.ways) {
      const { items, total } = await list({ sub: value });
      expect(total).toBe(count);
      expect(items.every(({ way }) => way === value)).toBe(true);
    }
    for (const { value, count } of all.categories) {
      const { items, total } = await list({ division: value });
      expect(total).toBe(count);
      expect(items.every(({ category }) => category === value)).toBe(true);
    }
    for (const { value, count } of all.facets.category.slice(0, 3))
      expect((await list({}, { cate: [value] })).total).toBe(count);
    for (const { value, count } of all.facets.continent)
      expect((await list({}, { continent: value })).total).toBe(count);
    const [place] = all.facets.country;
    const here = await list({ country: place?.value });
    expect(here.total).toBe(place?.count);
    expect(here.items.every(({ country }) => country.code === place?.value)).toBe(true);
    expect((await list({}, { country: [place?.value.toLowerCase() ?? ''] })).total).toBe(place?.count);
  });

  it('adds a country to a selected continent, with the country’s count', async () => {
    const africa = await list({}, { continent: 'africa' });
    const outside = africa.facets.country.find(({ value }) => value === 'DE');
    const both = await list({}, { continent: 'africa', country: ['de'] });
    expect(outside?.count).toBeGreaterThan(0);
    expect(both.total).toBe(africa.total + (outside?.count ?? 0));
  });

  it('counts other methods beside the selected one, within the category', async () => {
    const { total, ways } = await list({ sub: 'inquiry', division: 'materials' });
    const both = await list({ division: 'materials' });
    expect(ways).toEqual(both.ways);
    expect(ways.find(({ value }) => value === 'inquiry')?.count).toBe(total);
    expect(ways.length).toBe(config.tender.ways.length);
  });

  it('sorts open tenders first, whatever their date; latest sorts by date only', async () => {
    const { items } = await list();
    const over = items.map(({ status, deadlineAt }) => status !== 'open' || Date.parse(deadlineAt ?? '') < Date.now());
    expect(over).toContain(true);
    expect(over.indexOf(true)).toBe(over.lastIndexOf(false) + 1);
    const dates = (await list({}, { sort: 'latest' })).items.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('sorts by deadline on request: nearest first, then without deadline, then past', async () => {
    const { items } = await list({}, { sort: 'deadline' });
    const isOver = ({ status, deadlineAt }: (typeof items)[number]) =>
      status !== 'open' || Date.parse(deadlineAt ?? '') < Date.now();
    const open = items.filter((one) => !isOver(one));
    expect(items.slice(0, open.length)).toEqual(open);
    const deadlines = open.map(({ deadlineAt }) => deadlineAt ?? 'none');
    expect(deadlines).toEqual(deadlines.toSorted());
    expect(new Set(deadlines).size).toBeGreaterThan(10);
  });

  it('excludes closed tenders on request, in every count and in a search', async () => {
    const all = await list();
    const open = await list({}, { open: true });
    expect(open.total).toBe(all.takingBids);
    expect(open.takingBids).toBe(all.takingBids);
    expect(open.total).toBeLessThan(all.total);
    expect(open.items.every(({ status }) => status === 'open')).toBe(true);
    expect(open.ways.reduce((sum, { count }) => sum + count, 0)).toBe(open.total);
    for (const { value, count } of open.facets.country.slice(0, 3))
      expect((await list({}, { open: true, country: [value.toLowerCase()] })).total).toBe(count);
    const found = await list({ keyword: 'road' }, { open: true });
    expect(found.total).toBe((await list({ keyword: 'road' })).takingBids);
  });

  it('sorts by views for popularity, also in the demo', async () => {
    const read = await rows<{ id: number; views: number }>(
      db,
      sql`select x.id, coalesce(p.popularity, 0)::int as views from tender x left join search_popularity p on p.kind = 'tender' and p.subject_id = x.id`,
    );
    const viewsOf = new Map(read.map(({ id, views }) => [id, views]));
    const shown = (await list({}, { sort: 'popularity' })).items.map(({ id }) => viewsOf.get(id) ?? 0);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(new Set(shown).size).toBeGreaterThan(10);
  });

  it('uses views of ninety days for popularity, of seven for hot', async () => {
    const first = async (sort: 'popularity' | 'hot') => {
      await refreshPopularity(db);
      return (await list({}, { sort })).items[0]?.id;
    };
    const [now, before] = (
      await rows<{ day: string }>(db, sql`select (current_date - days)::text as day from (values (0), (40)) ago(days)`)
    ).map(({ day }) => day);
    const others = (await list({}, { sort: 'latest' })).items.map(({ id }) => id).filter((id) => id !== substation);
    const old = others.at(-1) ?? 0;
    const views = sql`kind = 'tender' and subject_id in (${substation}, ${old}) and day in (${now}, ${before})`;
    undo.push(async () => {
      await db.execute(sql`delete from page_view where ${views}`);
      await db.execute(sql`delete from page_visit where visitor between 9000 and 9999`);
      await refreshPopularity(db);
    });
    for (let view = 0; view < 30; view++) await recordView(db, 'tender', old, before ?? '', BigInt(9000 + view));
    for (let view = 0; view < 20; view++) await recordView(db, 'tender', substation, now ?? '', BigInt(9500 + view));
    // Makes the demo's own tenders popular.
    await db.execute(sql`update page_view set views = views * 10000 where ${views}`);
    expect([await first('popularity'), await first('hot')]).toEqual([old, substation]);
  });

  it('sorts an awarded tender behind open ones, even with a future deadline', async () => {
    const first = (await list()).items[0];
    await change(first?.id ?? 0, sql`status = 'awarded'`, sql`status = 'open'`);
    const { items } = await list();
    expect(items.slice(0, (await countOpenTenders()).tenders).map(({ id }) => id)).not.toContain(first?.id);
    expect(items.find(({ id }) => id === first?.id)?.status).toBe('awarded');
  });

  it('never shows withdrawn ones', async () => {
    const { total } = await list();
    await change(substation, sql`status = 'withdrawn'`, sql`status = 'open'`);
    expect((await list()).total).toBe(total - 1);
    expect(await getTender('en', substation)).toBeNull();
    const near = await listRelatedTenders('en', await idOf('tn-sn-mini-grids'), 100);
    expect(near.map(({ id }) => id)).not.toContain(substation);
    expect((await listTendersOfCountry('en', 'TZ', 10)).map(({ id }) => id)).not.toContain(substation);
  });
});

describe('the search for tenders', () => {
  const found = async (keyword: string, locale: Locale) =>
    (await list({ keyword }, {}, locale)).items.map(({ id }) => id);

  it('finds by number, title, buyer and country in the site’s language', async () => {
    for (const locale of locales) {
      const tender = await getTender(locale, substation);
      if (!tender) throw new Error('no such tender');
      for (const words of [tender.title.text, tender.buyer, tender.number, tender.country.name])
        expect(await found(words, locale), `${locale} ${words}`).toContain(substation);
    }
  });

  it('filters results, and finds nothing for unknown words', async () => {
    const all = await list({ keyword: 'substation' });
    const materials = await list({ keyword: 'substation', division: 'materials' });
    expect(all.items.map(({ id }) => id)).toContain(substation);
    expect(materials.items.map(({ id }) => id)).not.toContain(substation);
    for (const keyword of ['zzqqxxvv', "'; drop table tender; --", '&|!():*', '%'])
      expect((await list({ keyword })).items.map(({ id }) => id)).not.toContain(substation);
  });
});

describe('a tender', () => {
  it('shows everything from its notice, in the site’s language', async () => {
    const tender = await getTender('fr', substation);
    expect(tender).toMatchObject({
      number: 'UGC/2026/P-007',
      title: { locale: 'fr' },
      country: { code: 'TZ' },
      way: 'tender',
      category: 'engineering',
      budget: { min: 1_350_000_000, max: 1_620_000_000, currency: 'USD' },
      bidBond: 2,
      originalLocale: 'en',
      demonstration: true,
      award: null,
    });
    expect([...(tender?.locales ?? [])].sort()).toEqual([...locales].sort());
    expect(tender?.documents.map(({ kind }) => kind)).toContain('drawings');
    expect(tender?.sectors).toHaveLength(1);
    expect(tender?.body.content.length).toBeGreaterThan(0);
  });

  it('shows its award once awarded', async () => {
    const [row] = await rows<{ id: number }>(db, sql`select id from tender where status = 'awarded' limit 1`);
    const tender = await getTender('en', row?.id ?? 0);
    expect(tender?.award?.to).not.toBe('');
    expect(tender?.award?.amount).toBeGreaterThan(0);
  });

  it('is shown in its own language if the site’s is missing', async () => {
    const german = sql`tender_id = ${substation} and locale = 'de'`;
    const [kept] = await rows<{ row: unknown }>(
      db,
      sql`select to_jsonb(t) as row from tender_translation t where ${german}`,
    );
    const text = JSON.stringify(kept?.row);
    undo.push(() =>
      db.execute(sql`insert into tender_translation
        select (jsonb_populate_record(null::tender_translation, ${text}::jsonb)).*`),
    );
    await db.execute(sql`delete from tender_translation where ${german}`);
    const tender = await getTender('de', substation);
    expect(tender?.title.locale).toBe('en');
    expect(tender?.country.name).toBe('Tansania');
    expect(tender?.locales).not.toContain('de');
  });

  it('has a previous and a next one by time', async () => {
    const { items } = await list({}, { sort: 'latest' });
    for (const [at, { id }] of items.entries()) {
      const tender = await getTender('en', id);
      expect(tender?.next?.id).toBe(items[at - 1]?.id);
      expect(tender?.previous?.id).toBe(items[at + 1]?.id);
    }
  });

  it('is related to others of its sectors or country, not to itself', async () => {
    const related = await listRelatedTenders('en', substation);
    expect(related).toHaveLength(config.list.related);
    expect(related.map(({ id }) => id)).not.toContain(substation);
    const [near] = related;
    const { sectors } = (await getTender('en', near?.id ?? 0)) ?? {};
    const own = (await getTender('en', substation))?.sectors.map(({ id }) => id);
    expect(sectors?.some(({ id }) => own?.includes(id))).toBe(true);
  });

  it('is related first to matches of its title', async () => {
    const [boreholes, slurry] = [await idOf('tn-ke-borehole-pumps'), await idOf('tn-za-slurry-pumps')];
    for (const locale of locales)
      expect(
        (await listRelatedTenders(locale, boreholes)).map(({ id }) => id),
        locale,
      ).toContain(slurry);
  });

  it('is shown with products named in its title before others of its sectors', async () => {
    const boreholes = await idOf('tn-ke-borehole-pumps');
    const cate = (await getTender('en', boreholes))?.sectors.map(({ id }) => id) ?? [];
    const named = await listNamed('fr', await titleQuery(boreholes), cate, 4);
    expect(named[0]?.name.text).toMatch(/pompe/i);
    expect(await titleQuery(boreholes)).not.toMatch(/[0-9]|'=with'/);
  });

  it('counts its views while public', async () => {
    const views = async () => {
      const [row] = await rows<{ views: number }>(
        db,
        sql`select coalesce(sum(views), 0)::int as views from page_view where kind = 'tender' and subject_id = ${substation}`,
      );
      return row?.views ?? 0;
    };
    undo.push(() => db.execute(sql`delete from page_view where kind = 'tender' and subject_id = ${substation}`));
    const before = await views();
    await recordView(db, 'tender', substation, '2026-11-20', 1n);
    expect(await views()).toBe(before + 1);
    await change(substation, sql`status = 'withdrawn'`, sql`status = 'open'`);
    await recordView(db, 'tender', substation, '2026-11-20', 2n);
    expect(await views()).toBe(before + 1);
  });
});

describe('the calendar file of a deadline', () => {
  it('is in the host’s language and the same event on every host', async () => {
    const [english, german] = await Promise.all(
      ['en.geco.localhost', 'de.geco.localhost'].map((host) => file(host, `id=${substation}`)),
    );
    const texts = [await english?.text(), await german?.text()].map((text) => text?.replaceAll('\r\n ', '') ?? '');
    const tender = await getTender('en', substation);
    const line = (text: string, name: string) => text.split('\r\n').find((one) => one.startsWith(`${name}:`));
    expect(english?.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(english?.headers.get('content-disposition')).toBe(`attachment; filename="tender-${substation}.ics"`);
    const instant = new Date(tender?.deadlineAt ?? '').toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
    for (const text of texts) expect(line(text, 'DTSTART')).toBe(`DTSTART:${instant}`);
    expect(line(texts[0] ?? '', 'SUMMARY')).toContain('Deadline: ');
    expect(line(texts[1] ?? '', 'SUMMARY')).toContain('Angebotsfrist: ');
    expect(line(texts[0] ?? '', 'UID')).toBe(line(texts[1] ?? '', 'UID'));
    expect(line(texts[1] ?? '', 'URL')).toBe(`URL:http://de.geco.localhost:3000/tender/${substation}.html`);
    expect(texts[0]).toContain('Demonstration');
    expect(line(texts[1] ?? '', 'TRIGGER')).toBe('TRIGGER:-P3D');
  });

  it.each(['', 'id=0', 'id=x', 'id=1.5', 'id=2147483647', 'id=1%27'])('is not found for “%s”', async (query) => {
    expect((await file('en.geco.localhost', query)).status).toBe(404);
  });

  it('is not found without a deadline, or once the tender is gone', async () => {
    const [row] = await rows<{ at: string }>(
      db,
      sql`select deadline_at::text as at from tender where id = ${substation}`,
    );
    const back = sql`status = 'open', deadline_at = ${row?.at ?? ''}::timestamptz`;
    await change(substation, sql`deadline_at = null`, back);
    expect((await file('en.geco.localhost', `id=${substation}`)).status).toBe(404);
    await change(substation, sql`status = 'withdrawn'`, back);
    expect((await file('en.geco.localhost', `id=${substation}`)).status).toBe(404);
  });
});
