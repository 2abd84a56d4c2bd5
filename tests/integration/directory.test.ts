import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listDirectory } from '@/lib/directory/queries';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { locales } from '@/lib/platform/i18n/site';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { refreshPortal } from '@/lib/portal/refresh';
import { demoDatabase } from '../database';

let db: Db;
let undo: (() => Promise<unknown>) | null = null;
const list = (state: Partial<ListState> = {}, code?: string, size = 100, keyword?: string) =>
  listDirectory('en', { code, keyword }, { ...emptyState, ...state }, size);

beforeAll(async () => {
  db = await demoDatabase();
});
afterEach(async () => {
  await undo?.();
  undo = null;
});

describe('the global directory', () => {
  it('lists every organisation in the site’s language, by its country’s name', async () => {
    const [all] = await rows<{ n: number }>(db, sql`select count(*)::int as n from directory_entry where shown`);
    expect(all?.n).toBeGreaterThanOrEqual(40);
    for (const locale of locales) {
      const { items, total } = await listDirectory(locale, {}, emptyState, 100);
      expect(total).toBe(all?.n);
      expect(items).toHaveLength(total);
      expect(new Set(items.map(({ name }) => name.locale))).toEqual(new Set([locale]));
    }
    const names = (await list()).items.map(({ country }) => country.name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  it('returns with every filter as many as its count', async () => {
    const { kinds, facets } = await list();
    expect(kinds.map(({ value }) => value).sort()).toEqual([...config.directory.kinds].sort());
    for (const { value, count } of kinds) {
      const kind = config.directory.kinds.find((one) => one === value) ?? null;
      const found = await list({ kind });
      expect(found.total).toBe(count);
      expect(found.items.every((item) => item.kind === value)).toBe(true);
      expect(found.items).toHaveLength(count);
      expect(found.kinds).toEqual(kinds);
    }
    for (const { value, count } of facets.country) {
      const found = await list({ country: [value.toLowerCase()] });
      expect([found.total, found.items.length]).toEqual([count, count]);
      expect((await list({}, value)).total).toBe(count);
    }
    for (const { value, count } of facets.continent) {
      const found = await list({ continent: value });
      expect([found.total, found.items.length]).toEqual([count, count]);
    }
  });

  it('counts a country beside a continent as it lists them', async () => {
    const { total, items } = await list({ continent: 'africa', country: ['de'] });
    expect(items).toHaveLength(total);
    expect(total).toBeGreaterThan((await list({ continent: 'africa' })).total);
  });

  it('finds by words of an organisation, in the site’s language, within its filters', async () => {
    const all = await list({}, undefined, 100, 'chamber');
    expect(all.total).toBeGreaterThan(0);
    expect(all.items).toHaveLength(all.total);
    expect(all.total).toBeLessThan((await list()).total);
    for (const { name, description } of all.items) expect(`${name.text} ${description}`).toMatch(/chamber/i);
    for (const { value, count } of all.kinds) {
      const kind = config.directory.kinds.find((one) => one === value) ?? null;
      const found = await list({ kind }, undefined, 100, 'chamber');
      expect([found.total, found.items.length, found.kinds]).toEqual([count, count, all.kinds]);
    }
    for (const { value, count } of all.facets.country) {
      const found = await list({ country: [value.toLowerCase()] }, undefined, 100, 'chamber');
      expect([found.total, found.items.length]).toEqual([count, count]);
    }
    const ids: number[] = [];
    for (let page = 1; page <= Math.ceil(all.total / 3); page++)
      ids.push(...(await list({ page }, undefined, 3, 'chamber')).items.map(({ id }) => id));
    expect(ids).toEqual(all.items.map(({ id }) => id));
    expect((await listDirectory('zh', { keyword: '商会' }, emptyState, 100)).total).toBeGreaterThan(0);
    expect((await list({}, undefined, 100, 'chambr')).mended).toBe('chamber');
    expect((await list({}, undefined, 100, 'zzqqxxvv')).total).toBe(0);
  });

  it('shows each once across its pages', async () => {
    const { total } = await list();
    const ids: number[] = [];
    for (let page = 1; page <= Math.ceil(total / 7); page++)
      ids.push(...(await list({ page }, undefined, 7)).items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(total);
  });

  it('excludes hidden ones', async () => {
    const [first] = (await list()).items;
    if (!first) throw new Error('The directory is empty');
    undo = async () => {
      await db.execute(sql`update directory_entry set shown = true where id = ${first.id}`);
      await db.transaction((tx) => refreshPortal(tx, 'directory', [first.id]));
    };
    const before = await list({}, first.country.code);
    await db.execute(sql`update directory_entry set shown = false where id = ${first.id}`);
    await db.transaction((tx) => refreshPortal(tx, 'directory', [first.id]));
    const after = await list({}, first.country.code);
    expect(after.total).toBe(before.total - 1);
    expect(after.items.map(({ id }) => id)).not.toContain(first.id);
  });
});
