import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshHeat } from '@/lib/content/keyword/popularity';
import { getKeyword, listHotKeywords } from '@/lib/content/keyword/queries';
import { getNewsHome, listHighlights } from '@/lib/content/news/queries';
import { getContent, listContent, listLatest } from '@/lib/content/queries';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { locales } from '@/lib/platform/i18n/site';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import type { PortalSubject } from '@/lib/portal/types';
import { recordTerm, recordView } from '@/lib/stats/commands';
import { demoDatabase } from '../database';

let db: Db;
beforeAll(async () => {
  db = await demoDatabase();
});

const list = (subject: Partial<PortalSubject>, state: Partial<ListState> = {}) =>
  listContent('en', { channels: ['shortnews'], ...subject }, { ...emptyState, ...state }, 100);
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const today = new Date().toISOString().slice(0, 10);

describe('the home of a news channel', () => {
  it('starts with picks, and repeats nothing beside them', async () => {
    const home = await getNewsHome('en', 'shortnews');
    const [picked] = await listLatest('en', ['shortnews'], 1, { picked: true });
    expect(home.lead?.id).toBe(picked?.id);
    expect(idsOf(home.latest)).not.toContain(home.lead?.id);
    const times = home.latest.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(home.words.length).toBeGreaterThan(5);
    expect(home.mostRead.length).toBe(5);
  });

  it('counts by sector what the sector’s list has', async () => {
    for (const channel of ['shortnews', 'innovation'] as const) {
      const { sectors } = await getNewsHome('en', channel);
      expect(sectors.length).toBeGreaterThan(3);
      for (const { id, count, items } of sectors) {
        const found = await list({ channels: [channel], categoryId: id });
        expect(found.total).toBe(count);
        expect(items.length).toBeGreaterThan(0);
        expect(idsOf(found.items)).toEqual(expect.arrayContaining(idsOf(items)));
      }
    }
  });

  it('exists in every language', async () => {
    for (const locale of locales) {
      const home = await getNewsHome(locale, 'shortnews');
      expect(home.lead?.title.locale, locale).toBe(locale);
      expect(home.words.length, locale).toBeGreaterThan(5);
    }
  });
});

describe('industry highlights', () => {
  it('are one per sector, each once, of both channels, without items shown elsewhere on the page', async () => {
    const all = await listHighlights('en', 8);
    expect(new Set(all.map(({ sector }) => sector.id)).size).toBe(all.length);
    expect(new Set(all.map(({ item }) => item.id)).size).toBe(all.length);
    expect(new Set(all.map(({ item }) => item.channel))).toEqual(new Set(['shortnews', 'innovation']));
    for (const { sector, item } of all) expect(idsOf(item.sectors)).toContain(sector.id);
    const first = all[0]?.item.id ?? 0;
    expect((await listHighlights('en', 8, [first])).map(({ item }) => item.id)).not.toContain(first);
  });
});

describe('a list of bulletins', () => {
  it('by hot word has its bulletins, and each filter narrows it', async () => {
    const [word] = await listHotKeywords('en', 'shortnews', 1);
    const all = await list({ keywordId: word?.id });
    expect(all.total).toBe(word?.items);
    const [{ value: country = '', count = 0 } = {}] = all.facets.country;
    const there = await list({ keywordId: word?.id }, { country: [country.toLowerCase()] });
    expect(there.total).toBe(count);
    const [{ value: cate = 0, count: inSector = 0 } = {}] = all.facets.category;
    expect((await list({ keywordId: word?.id }, { cate: [cate] })).total).toBe(inSector);
  });

  it('by keyword finds words of titles in the site’s language, and nothing without a word', async () => {
    for (const locale of ['zh', 'en', 'ar'] as const) {
      const [newest] = await listLatest(locale, ['shortnews'], 1);
      const keyword = newest?.title.text.split(/[\s，：:]/u)[0] ?? '';
      const found = await listContent(locale, { channels: ['shortnews'], keyword }, emptyState, 50);
      expect(idsOf(found.items), `${locale} ${keyword}`).toContain(newest?.id);
    }
    expect((await list({ keyword: 'zzqqxxvv' })).total).toBe(0);
  });

  it('never shows another channel', async () => {
    const { items } = await list({ channels: ['innovation'] });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ channel }) => channel === 'innovation')).toBe(true);
  });
});

describe('the information channel', () => {
  const info = (subject: Partial<PortalSubject> = {}) =>
    listContent('zh', { channels: ['info'], ...subject }, emptyState, 100);

  it('is divided by method, without gaps', async () => {
    const { total, subs } = await info();
    expect(total).toBeGreaterThanOrEqual(12);
    expect(subs.map(({ value }) => value).toSorted()).toEqual(config.content.ways.toSorted());
    let sum = 0;
    for (const { value, count } of subs) {
      const { items, total: ofWay } = await info({ sub: value });
      expect(ofWay).toBe(count);
      expect(items.every(({ sub }) => sub === value)).toBe(true);
      sum += ofWay;
    }
    expect(sum).toBe(total);
  });
});

describe('a bulletin', () => {
  it('has neighbours by time', async () => {
    const [, second] = await listLatest('en', ['shortnews'], 2);
    const shown = await getContent('en', ['shortnews'], second?.id ?? 0);
    const before = await getContent('en', ['shortnews'], shown?.previous?.id ?? 0);
    const after = await getContent('en', ['shortnews'], shown?.next?.id ?? 0);
    expect(before?.next?.id).toBe(shown?.id);
    expect(after?.previous?.id).toBe(shown?.id);
    expect(after?.next).toBeNull();
  });

  it('does not link to banned words', async () => {
    const [newest] = await listLatest('en', ['shortnews'], 1);
    const id = newest?.id ?? 0;
    const words = (await getContent('en', ['shortnews'], id))?.keywords ?? [];
    const banned = words[0]?.id ?? 0;
    await db.execute(sql`update keyword set banned = true where id = ${banned}`);
    expect(idsOf((await getContent('en', ['shortnews'], id))?.keywords ?? [])).toEqual(idsOf(words.slice(1)));
    await db.execute(sql`update keyword set banned = false where id = ${banned}`);
    for (const word of words) expect(await getKeyword('en', 'shortnews', word.id)).not.toBeNull();
  });

  it('counts its views', async () => {
    const [newest] = await listLatest('en', ['shortnews'], 1);
    const id = newest?.id ?? 0;
    const views = async () => {
      const found = await rows<{ views: number }>(
        db,
        sql`select views from page_view where kind = 'content' and subject_id = ${id} and day = ${today}`,
      );
      return found[0]?.views ?? 0;
    };
    const start = await views();
    await recordView(db, 'content', id, today, 1n);
    expect(await views()).toBe(start + 1);
    await db.execute(
      start === 0
        ? sql`delete from page_view where kind = 'content' and subject_id = ${id} and day = ${today}`
        : sql`update page_view set views = ${start} where kind = 'content' and subject_id = ${id} and day = ${today}`,
    );
  });
});

describe('a search of the news', () => {
  it('promotes the word used, once per visitor, and records nothing without results', async () => {
    const [word] = (await listHotKeywords('en', 'shortnews')).slice(-1);
    const name = word?.name ?? '';
    const heat = async () => {
      await refreshHeat(db);
      return (await getKeyword('en', 'shortnews', word?.id ?? 0))?.searches ?? 0;
    };
    const start = await heat();
    for (const visitor of ['news-a', 'news-a', 'news-b'])
      expect(await recordTerm(db, 'en', 'news', name, visitor, today)).toBe(true);
    expect(await heat()).toBe(start + 2);
    expect(await recordTerm(db, 'en', 'news', 'zzqqxxvv', 'news-a', today)).toBe(false);
    await db.execute(sql`delete from search_term where visitor in ('news-a', 'news-b')`);
    expect(await heat()).toBe(start);
  });
});
