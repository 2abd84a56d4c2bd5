import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET as schedule } from '@/app/api/fair/ics/route';
import { listCompanies } from '@/lib/company/queries';
import { getFair, listStands } from '@/lib/fair/queries';
import { type Db, rows } from '@/lib/platform/db/client';
import { locales } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import { listProducts } from '@/lib/product/queries';
import { demoDatabase } from '../database';

let db: Db;
let fairId = 0;
const undo: (() => Promise<unknown>)[] = [];
const ask = (locale: string) => {
  const host = locale === 'zh' ? 'geco.localhost:3000' : `${locale}.geco.localhost:3000`;
  return schedule(new Request(`http://${host}/api/fair/ics`, { headers: { host } }));
};

beforeAll(async () => {
  db = await demoDatabase();
  fairId = (await getFair('en'))?.id ?? 0;
});
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back();
});

describe('the fair', () => {
  it('has its schedule in order, within its days, in every language', async () => {
    for (const locale of locales) {
      const fair = await getFair(locale);
      expect(fair?.title.locale).toBe(locale);
      expect(fair?.sessions).toHaveLength(14);
      const starts = fair?.sessions.map(({ startsAt }) => startsAt) ?? [];
      expect(starts).toEqual([...starts].sort());
      for (const session of fair?.sessions ?? []) {
        expect(session.title.locale).toBe(locale);
        expect(session.startsAt < session.endsAt).toBe(true);
        expect(session.startsAt.slice(0, 10) >= (fair?.startsOn ?? '')).toBe(true);
        expect(session.endsAt.slice(0, 10) <= (fair?.endsOn ?? '')).toBe(true);
      }
    }
  });

  it('shows its newest edition', async () => {
    undo.push(() => db.execute(sql`delete from fair where key = 'next'`));
    await db.execute(sql`insert into fair (key, starts_on, ends_on) values ('next', '2099-01-01', '2099-01-02')`);
    await db.execute(
      sql`insert into fair_translation (fair_id, locale, title, summary, body) select id, 'en', 'The next one', '', '{"type":"doc","content":[]}' from fair where key = 'next'`,
    );
    expect((await getFair('fr'))?.title).toEqual({ text: 'The next one', locale: 'en' });
  });

  it('lists only participants, by category, country and keyword', async () => {
    const all = await listCompanies('en', { fairId }, emptyState, 200);
    const part = await rows<{ id: number }>(
      db,
      sql`select company_id as id from fair_exhibitor e join company c on c.id = e.company_id where fair_id = ${fairId} and c.status = 'normal'`,
    );
    const ids = new Set(part.map(({ id }) => id));
    expect(all.total).toBe(ids.size);
    expect(all.items.every(({ id }) => ids.has(id))).toBe(true);
    expect((await listCompanies('en', {}, emptyState, 1)).total).toBeGreaterThan(all.total);
    for (const { value, count } of all.facets.country)
      expect((await listCompanies('en', { fairId }, { ...emptyState, country: [value.toLowerCase()] }, 1)).total).toBe(
        count,
      );
    const [category] = all.facets.category;
    expect((await listCompanies('en', { fairId, categoryId: category?.value ?? 0 }, emptyState, 1)).total).toBe(
      category?.count,
    );
    const pumps = await listCompanies('en', { fairId, keyword: 'pump' }, emptyState, 200);
    expect(pumps.total).toBeGreaterThan(0);
    expect(pumps.items.every(({ id }) => ids.has(id))).toBe(true);
    const products = await listProducts('en', { fairId, keyword: 'pump' }, emptyState, 100);
    expect(products.total).toBeGreaterThan(0);
    expect(products.items.every(({ supplier }) => ids.has(supplier.id))).toBe(true);
  });

  it('gives every exhibitor its own stand', async () => {
    const { items } = await listCompanies('en', { fairId }, emptyState, 200);
    const stands = await listStands(
      fairId,
      items.map(({ id }) => id),
    );
    expect(new Set(Object.values(stands)).size).toBe(items.length);
    expect(await listStands(fairId, [])).toEqual({});
  });
});

describe('the calendar file of the schedule', () => {
  it('has every session with its times, in the site’s language', async () => {
    const answer = await ask('fr');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="fair.ics"');
    const text = (await answer.text()).replaceAll('\r\n ', '');
    const fair = await getFair('fr');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(14);
    const [first] = fair?.sessions ?? [];
    const compact = (iso = '') => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`;
    expect(text).toContain(`DTSTART:${compact(first?.startsAt)}`);
    expect(text).toContain(`DTEND:${compact(first?.endsAt)}`);
    expect(text).toContain('Ouverture');
    expect(text).toContain(`#session-${first?.id}`);
  });

  it('uses one id per session in all languages', async () => {
    const ids = async (locale: string) =>
      ((await (await ask(locale)).text()).replaceAll('\r\n ', '').match(/^UID:.+$/gm) ?? []).map((line) => line.trim());
    expect(await ids('zh')).toEqual(await ids('ar'));
    expect(new Set(await ids('zh')).size).toBe(14);
  });
});
