import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContent, publishContent, publishDue, updateContent, withdrawContent } from '@/lib/content/commands';
import { banKeyword, pinKeyword } from '@/lib/content/keyword/commands';
import { refreshHeat } from '@/lib/content/keyword/popularity';
import { getKeyword, listHotKeywords, listNearKeywords } from '@/lib/content/keyword/queries';
import { getContent, listContent, listLatest, listRelated } from '@/lib/content/queries';
import type { ContentInput } from '@/lib/content/write';
import { bodyFromHtml } from '@/lib/platform/body/html';
import { type Db, rows } from '@/lib/platform/db/client';
import { emptyState } from '@/lib/platform/routes/list-state';
import { demoDatabase } from '../database';
import { type Colleague, makeColleague } from './staff-kit';

let db: Db;
let editor: Colleague;
let support: Colleague;

const input = (over: Partial<ContentInput> = {}): ContentInput => ({
  channel: 'shortnews',
  key: null,
  sub: '',
  locale: 'en',
  cover: '',
  video: null,
  seconds: null,
  recommend: 0,
  sort: 0,
  demonstration: false,
  sourceUrl: null,
  countries: ['KE'],
  categories: [],
  keywords: [],
  translations: {
    en: {
      title: 'Quibbleford bridge bearings leave the works',
      summary: 'A first batch',
      source: 'Trade desk',
      body: bodyFromHtml('<p>The <strong>elastomeric</strong> bearings were tested at full load.</p>'),
    },
  },
  ...over,
});
const find = (keyword: string, locale: 'en' | 'zh' | 'de' = 'en') =>
  listContent(locale, { channels: ['shortnews'], keyword }, emptyState, 20);
const make = async (over?: Partial<ContentInput>) => (await createContent(editor.actor, input(over))).id;

beforeAll(async () => {
  db = await demoDatabase();
  editor = await makeColleague('content_editor', 'editor');
  support = await makeColleague('content_support', 'support');
});

describe('a content item', () => {
  it('is hidden before publication, then found by its words, and gone when withdrawn', async () => {
    const id = await make();
    expect(await getContent('en', ['shortnews'], id)).toBeNull();
    expect((await find('Quibbleford')).total).toBe(0);
    await publishContent(editor.actor, { id, at: null });
    expect((await find('quibbleford bearing')).items.map((one) => one.id)).toEqual([id]);
    expect((await find('elastomeric', 'de')).items[0]).toMatchObject({ id, title: { locale: 'en' } });
    expect(await getContent('en', ['info'], id)).toBeNull();
    const shown = await getContent('en', ['shortnews'], id);
    expect(shown).toMatchObject({ countries: [{ id: 'KE', name: 'Kenya' }], locales: ['en'], next: null });
    expect(shown?.previous?.channel).toBe('shortnews');
    const text = {
      title: 'Quibbleford bearings, second batch',
      summary: '',
      source: '',
      body: bodyFromHtml('<p>Two</p>'),
    };
    await updateContent(editor.actor, {
      id,
      ...input({ translations: { en: text, zh: { ...text, title: '奎布福德桥梁支座' } } }),
    });
    expect((await find('桥梁支座', 'zh')).items.map((one) => one.id)).toContain(id);
    expect((await find('elastomeric')).total).toBe(0);
    await withdrawContent(editor.actor, { id });
    expect(await getContent('en', ['shortnews'], id)).toBeNull();
    expect((await find('Quibbleford')).total).toBe(0);
    await expect(withdrawContent(editor.actor, { id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is published at its scheduled time', async () => {
    const id = await make();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await publishContent(editor.actor, { id, at });
    await publishDue();
    expect(await getContent('en', ['shortnews'], id)).toBeNull();
    await publishDue(new Date(Date.now() + 3_700_000));
    expect(await getContent('en', ['shortnews'], id)).not.toBeNull();
    expect((await find('Quibbleford')).total).toBe(1);
    await withdrawContent(editor.actor, { id });
    const past = new Date(Date.now() - 1000).toISOString();
    await expect(publishContent(editor.actor, { id, at: past })).rejects.toMatchObject({ code: 'badRequest' });
  });

  it('is written only by editors, and by one of two at once', async () => {
    await expect(createContent(support.actor, input())).rejects.toMatchObject({ code: 'forbidden' });
    const id = await make();
    await expect(publishContent(support.actor, { id, at: null })).rejects.toMatchObject({ code: 'forbidden' });
    const both = await Promise.allSettled([1, 2].map(() => publishContent(editor.actor, { id, at: null })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rows(db, sql`select from audit where action = 'content.publish' and target_id = ${id}`)).toHaveLength(
      1,
    );
    await withdrawContent(editor.actor, { id });
  });
});

describe('the demo’s bulletins', () => {
  it('are listed newest first, by page, country and sector, with counts', async () => {
    const all = await listContent('en', { channels: ['shortnews'] }, { ...emptyState, sort: 'latest' }, 10);
    expect(all.total).toBeGreaterThanOrEqual(24);
    expect(all.items.map((item) => item.publishedAt)).toEqual(
      all.items
        .map((item) => item.publishedAt)
        .sort()
        .reverse(),
    );
    const [{ value: code = '', count = 0 } = {}] = all.facets.country;
    const there = await listContent('en', { channels: ['shortnews'], country: code }, emptyState, 50);
    expect(there.total).toBe(count);
    expect(there.items.every((item) => item.countries.some(({ id }) => id === code))).toBe(true);
    const second = await listContent('en', { channels: ['shortnews'] }, { ...emptyState, sort: 'latest', page: 2 }, 10);
    expect(second.items.some(({ id }) => all.items.some((one) => one.id === id))).toBe(false);
  });

  it('have related items', async () => {
    const [first] = await listLatest('en', ['shortnews'], 1);
    const near = await listRelated('en', first?.id ?? 0, 5);
    expect(near.length).toBeGreaterThan(0);
    expect(near.map(({ id }) => id)).not.toContain(first?.id);
  });
});

describe('hot words', () => {
  it('are sorted by views; staff pin and ban them', async () => {
    const [first, second, third] = await listHotKeywords('en', 'shortnews');
    if (!first || !second || !third) throw new Error('too few words');
    expect(first.reads + 5 * first.searches).toBeGreaterThanOrEqual(third.reads + 5 * third.searches);
    await pinKeyword(editor.actor, { id: third.id, place: 1 });
    expect((await listHotKeywords('en', 'shortnews'))[0]?.id).toBe(third.id);
    await banKeyword(editor.actor, { id: third.id, banned: true });
    expect((await listHotKeywords('en', 'shortnews')).map(({ id }) => id)).not.toContain(third.id);
    expect(await getKeyword('en', 'shortnews', third.id)).toBeNull();
    await banKeyword(editor.actor, { id: third.id, banned: false });
    await pinKeyword(editor.actor, { id: third.id, place: null });
    expect(await getKeyword('en', 'shortnews', third.id)).toMatchObject({ name: third.name });
    expect((await listNearKeywords('en', 'shortnews', third.id, 5)).map(({ id }) => id)).not.toContain(third.id);
    await expect(pinKeyword(support.actor, { id: first.id, place: 1 })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('rise with visitors’ views and searches', async () => {
    const last = (await listHotKeywords('en', 'shortnews')).at(-1);
    if (!last) throw new Error('no word');
    const [{ id: contentId } = { id: 0 }] = await rows<{ id: number }>(
      db,
      sql`select content_id as id from content_keyword k join content x on x.id = k.content_id and x.channel = 'shortnews' where keyword_id = ${last.id} limit 1`,
    );
    await db.execute(
      sql`insert into page_view (kind, subject_id, day, views) values ('content', ${contentId}, current_date, 100000)`,
    );
    await refreshHeat(db);
    expect((await listHotKeywords('en', 'shortnews'))[0]?.reads).toBeGreaterThanOrEqual(100_000);
  });
});
