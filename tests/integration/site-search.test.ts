import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOffers } from '@/lib/agent/queries';
import { searchedOffers } from '@/lib/agent/read-list';
import { seedFixed } from '@/lib/content/fixed/seed';
import { searchedExhibitors } from '@/lib/fair/read-list';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { suggestNames } from '@/lib/platform/search/title';
import { findAlternatives } from '@/lib/search/alternative';
import { search } from '@/lib/search/queries';
import { learnCatalogue } from '@/lib/search/rebuild';
import { suggest } from '@/lib/search/suggestion';
import { channelTags, searchedChannels } from '@/lib/site/search/channel/queries';
import { findSite } from '@/lib/site/search/result';
import { demoDatabase } from '../database';

let db: Db;
const ask = (locale: Locale, keyword: string, state: Partial<ListState> = {}, device: 'd' | 'm' = 'd') =>
  findSite({ locale, device, keyword, state: { ...emptyState, ...state } });
type Found = Awaited<ReturnType<typeof ask>>;
const group = ({ channels }: Found, name: string) => channels.find(({ channel }) => channel === name);
const sums = ({ products, companies, channels }: Found) =>
  [products, companies, ...channels].reduce((all, { total }) => all + total, 0);

/** A text of a channel with its title in a language. */
const titleOf = async (locale: Locale, channel: string): Promise<{ id: number; title: string }> => {
  const [found] = await rows<{ id: number; title: string }>(
    db,
    channel === 'tender'
      ? sql`select x.id, t.title from tender x join tender_translation t on t.tender_id = x.id and t.locale = ${locale} where x.status = 'open' order by x.id limit 1`
      : sql`select x.id, t.title from content x join content_translation t on t.content_id = x.id and t.locale = ${locale}
          where x.status = 'published' and x.channel = ${channel} order by x.id limit 1`,
  );
  return found ?? { id: 0, title: '' };
};

beforeAll(async () => {
  db = await demoDatabase();
  await learnCatalogue(db);
}, 300_000);

describe('a search of everything', () => {
  it.each(locales)('finds a tender, a bulletin and an organisation by their names: %s', async (locale) => {
    const tender = await titleOf(locale, 'tender');
    expect(group(await ask(locale, tender.title), 'tender')?.items.map(({ id }) => id)).toContain(tender.id);
    const news = await titleOf(locale, 'shortnews');
    expect(group(await ask(locale, news.title), 'shortnews')?.items.map(({ id }) => id)).toContain(news.id);
    const [entry] = await rows<{ id: number; name: string }>(
      db,
      sql`select x.id, t.name from directory_entry x join directory_translation t on t.entry_id = x.id and t.locale = ${locale} where x.shown order by x.id limit 1`,
    );
    const found = await ask(locale, entry?.name ?? '');
    expect(group(found, 'directory')?.items.map(({ id }) => id)).toContain(entry?.id);
  });

  it('is filtered by the procurement method, which tenders alone have', async () => {
    const all = await ask('en', 'steel');
    const tenders = group(all, 'tender');
    expect(all.facets.way?.reduce((sum, { count }) => sum + count, 0)).toBe(tenders?.total);
    expect(all.facets.way?.length).toBeGreaterThan(0);
    for (const { value, count } of all.facets.way ?? []) {
      const found = await ask('en', 'steel', { way: value });
      expect(found.total).toBe(count);
      expect(found.channels.map(({ channel }) => channel)).toEqual(['tender']);
      const items = found.channels.flatMap((one) => (one.channel === 'tender' ? one.items : []));
      expect(items.every(({ way }) => way === value)).toBe(true);
      // A facet ignores its own filter: the other method can still be chosen.
      expect(found.facets.way).toEqual(all.facets.way);
    }
  });

  it('counts all, and each page holds the next of every channel', async () => {
    const first = await ask('en', 'steel');
    expect(first.channels.length).toBeGreaterThan(2);
    expect(first.total).toBe(sums(first));
    for (const { items, total } of first.channels) expect(items).toHaveLength(Math.min(total, 4));
    for (const { channel, total } of first.channels) {
      const ids = new Set<number>();
      for (let page = 1; page <= Math.ceil(total / 4); page++)
        for (const { id } of group(await ask('en', 'steel', { page }), channel)?.items ?? []) ids.add(id);
      expect(`${channel} ${ids.size}`).toBe(`${channel} ${total}`);
    }
    const mobile = await ask('en', 'steel', {}, 'm');
    expect(mobile.channels.map(({ channel, total }) => [channel, total])).toEqual(
      first.channels.map(({ channel, total }) => [channel, total]),
    );
  }, 60_000);

  it('narrows every channel by place and sector; a tag, which no text has, leaves products and companies', async () => {
    const all = await ask('en', 'steel');
    for (const { value, count } of all.facets.continent) {
      const found = await ask('en', 'steel', { continent: value });
      expect(`${value} ${found.total}`).toBe(`${value} ${count}`);
    }
    const [country] = group(all, 'tender')?.items.flatMap((item) => ('way' in item ? [item.country.code] : [])) ?? [];
    const there = await ask('en', 'steel', { country: [country?.toLowerCase() ?? ''] });
    const tenders = group(there, 'tender')?.items ?? [];
    expect(tenders.length).toBeGreaterThan(0);
    for (const item of tenders) expect('way' in item && item.country.code).toBe(country);
    expect(there.total).toBe(all.facets.country.find(({ value }) => value === country)?.count);
    const [tag] = all.facets.tag ?? [];
    const tagged = await ask('en', 'steel', { tag: [tag?.value ?? 0] });
    expect(tagged.channels).toEqual([]);
    expect(tagged.total).toBe(tag?.count);
  }, 60_000);

  it('tells what a site tells: Chinese information on the Chinese site alone, nothing about the operator', async () => {
    expect(searchedChannels('zh')).not.toContain('about');
    for (const locale of locales.filter((one) => one !== 'zh'))
      for (const channel of config.content.zhOnly) expect(searchedChannels(locale)).not.toContain(channel);
    const info = await titleOf('zh', 'info');
    expect(group(await ask('zh', info.title), 'info')?.items.map(({ id }) => id)).toContain(info.id);
    expect(group(await ask('en', info.title), 'info')).toBeUndefined();
  });

  it('leads to a topic of the help center by its key', async () => {
    await seedFixed(db, 'desk@operator.example');
    const pages = sql`select id from content where key is not null`;
    try {
      const help = await titleOf('en', 'help');
      const items = group(await ask('en', help.title), 'help')?.items ?? [];
      expect(items).toContainEqual(expect.objectContaining({ id: help.id, key: expect.stringMatching(/^[A-Za-z]+$/) }));
      expect((await ask('en', 'GECO')).channels.map(({ channel }) => channel)).not.toContain('about');
    } finally {
      await db.execute(sql`delete from portal_search where kind = 'content' and subject_id in (${pages})`);
      await db.execute(sql`delete from content where key is not null`);
    }
  });

  it('shows what other words found only where the given ones found nothing at all', async () => {
    const missed = await ask('en', 'tranformer');
    expect(missed.mended).toBe('transformer');
    expect(missed.products.total).toBeGreaterThan(0);
    const [first] = await rows<{ id: number }>(
      db,
      sql`select tender_id as id from tender_translation where locale = 'en' order by 1 limit 1`,
    );
    const row = sql`locale = 'en' and kind = 'tender' and subject_id = ${first?.id}`;
    const [held] = await rows<{ tsv: string }>(db, sql`select tsv::text from portal_search where ${row}`);
    try {
      await db.execute(sql`update portal_search set tsv = to_tsvector('simple', 'tranformer') where ${row}`);
      const found = await ask('en', 'tranformer');
      expect(found.mended).toBeNull();
      expect(group(found, 'tender')?.items.map(({ id }) => id)).toEqual([first?.id]);
      expect(found.products.total + found.companies.total).toBe(0);
      expect(found.total).toBe(1);
    } finally {
      await db.execute(sql`update portal_search set tsv = ${held?.tsv}::tsvector where ${row}`);
    }
  });

  it('offers what the words find in another language where this one has nothing, told in this one', async () => {
    for (const [locale, keyword] of [
      ['zh', 'excavator'],
      ['en', '挖掘机'],
      ['ar', 'экскаватор'],
    ] as const) {
      const { total, nearest } = await ask(locale, keyword);
      expect(total).toBe(0);
      expect(nearest.items.length).toBeGreaterThan(0);
      const named = await rows<{ name: string }>(
        db,
        sql`select t.name from product_translation t where t.locale = 'en' and t.product_id in (${sql.join(
          nearest.items.map(({ id }) => sql`${id}`),
          sql`, `,
        )})`,
      );
      expect(named.some(({ name }) => /excavator/i.test(name))).toBe(true);
      for (const { name } of nearest.items) expect(name.locale).toBe(locale);
    }
  });

  it('is made anew when a tender, a text or an organisation changes', () => {
    const tags = channelTags('en');
    for (const tag of ['tender-list', 'directory-list', 'channel:shortnews', 'channel:help'])
      expect(tags).toContain(tag);
    expect(tags).not.toContain('channel:info');
    expect(channelTags('zh')).toContain('channel:info');
  });
});

describe('the proposals of the search box', () => {
  it.each([
    ['tender', 'tender'],
    ['news', 'shortnews'],
    ['innovation', 'innovation'],
  ] as const)('are titles of %s, by the beginning of any word', async (scope, channel) => {
    for (const locale of locales) {
      const { title } = await titleOf(locale, channel);
      expect(await suggest(db, locale, scope, title), locale).toContain(title);
      const start = locale === 'zh' ? title.slice(0, 4) : title.split(' ')[0];
      const found = await suggest(db, locale, scope, start ?? '');
      expect(found.length, `${locale} ${start}`).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(config.list.suggestion);
    }
    expect(await suggest(db, 'en', scope, '%%%')).toEqual([]);
    for (const typed of ['%', '_', '\\', "'", '\0', '"', '泵', '泵:*', 'a & b', '!']) {
      expect(Array.isArray(await suggest(db, 'en', scope, typed))).toBe(true);
      expect(Array.isArray(await suggest(db, 'zh', scope, typed))).toBe(true);
    }
  });

  it('leaves no stray sign where a model was taken out of a name', async () => {
    const begun = { en: 'transf', fr: 'transfo', ar: 'مضخ', zh: '水泵' } as const;
    for (const [locale, typed] of Object.entries(begun) as [Locale, string][]) {
      const names = await suggestNames(db, locale, typed, 20);
      expect(names.length, locale).toBeGreaterThan(0);
      for (const name of names) expect(name, locale).not.toMatch(/ [,،，、;]|^[,،，、;–-]|[,،，、;–-]$/);
    }
  });

  it('keep a place for tenders and news among those of everything', async () => {
    const { title } = await titleOf('en', 'tender');
    const found = await suggest(db, 'en', 'all', 'ste');
    expect(found.length).toBeLessThanOrEqual(config.list.suggestion);
    for (const scope of ['product', 'news'] as const) {
      const own = await suggest(db, 'en', scope, 'ste');
      expect(found.filter((text) => own.includes(text)).length, scope).toBeGreaterThan(0);
    }
    expect(await suggest(db, 'en', 'all', title)).toContain(title);
    expect((await suggest(db, 'en', 'all', 'pum')).join(' ').toLowerCase()).toContain('pump');
    // One typing mistake, with no prefix match.
    for (const [site, typed, meant] of [
      ['en', 'pmup', 'pump'],
      ['fr', 'ponpe', 'pompe'],
      ['de', 'Pumppe', 'pumpe'],
    ] as const)
      expect((await suggest(db, site, 'all', typed)).join(' ').toLowerCase(), typed).toContain(meant);
    expect(await suggest(db, 'en', 'all', 'xqzvvwk')).toEqual([]);
  });

  it('write German nouns with capitals, and find them by the end of a compound', async () => {
    const found = await suggest(db, 'de', 'product', 'wasserpumpe');
    expect(found).toContain('Wasserpumpen');
    for (const text of found) expect(text).toMatch(/\p{Lu}/u);
    expect(await suggest(db, 'de', 'product', 'aggregate')).toContain('Stromaggregate');
  });

  it('are of the language of the site alone', async () => {
    const { title } = await titleOf('de', 'tender');
    expect(await suggest(db, 'de', 'tender', title)).toContain(title);
    expect(await suggest(db, 'fr', 'tender', title)).not.toContain(title);
  });
});

describe('a search that finds nothing', () => {
  const product = { product: true };
  const look = (locale: Locale, keyword: string) => findAlternatives(db, product, locale, keyword);

  it('names the sites of other languages that have the same words, with how many they have', async () => {
    const { languages } = await look('en', '潜水泵');
    expect(languages).toHaveLength(1);
    const found = await search(db, 'product', 'zh', { keyword: '潜水泵' }, emptyState, 1);
    expect(languages).toEqual([{ locale: 'zh', total: found.total }]);
    expect(found.total).toBeGreaterThan(0);
    const german = (await look('zh', 'Tauchpumpe')).languages.map(({ locale }) => locale);
    expect(german).toContain('de');
    expect(german).not.toContain('ru');
  });

  it('names a category that one of the words means, with the wider one', async () => {
    const { categoryIds } = await look('en', 'submersible pump zzqqxx');
    const named = await rows<{ name: string; parent: number | null }>(
      db,
      sql`select t.name, c.parent_id as parent from category c join category_translation t on t.category_id = c.id and t.locale = 'en'
        where c.id in (${sql.join(
          categoryIds.map((id) => sql`${id}`),
          sql`, `,
        )})`,
    );
    expect(named.some(({ name }) => /pump/i.test(name))).toBe(true);
    expect(named.some(({ parent }) => parent === null)).toBe(true);
  });

  it('offers the words as they are spelt, and each by itself, only where they find something', async () => {
    const { keywords } = await look('en', 'submersibel zzqqxxvv');
    expect(keywords.map(({ keyword }) => keyword.toLowerCase())).toContain('submersible');
    for (const { keyword, total } of keywords) {
      expect(total).toBeGreaterThan(0);
      expect((await search(db, 'product', 'en', { keyword }, emptyState, 1)).total).toBe(total);
    }
  });

  it('counts what the fair and the agents’ list find, and nothing beyond', async () => {
    const [fair] = await rows<{ id: number }>(db, sql`select fair_id as id from fair_exhibitor order by 1 limit 1`);
    const { ground } = searchedExhibitors(fair?.id ?? 0);
    const { languages } = await findAlternatives(db, ground, 'en', '泵');
    const there = await search(db, 'company', 'zh', { keyword: '泵', fairId: fair?.id ?? 0 }, emptyState, 1);
    expect(languages).toEqual([{ locale: 'zh', total: there.total }]);
    expect(there.total).toBeGreaterThan(0);
    expect((await findAlternatives(db, searchedExhibitors(0).ground, 'en', '泵')).languages).toEqual([]);

    const { keywords } = await findAlternatives(db, searchedOffers.ground, 'en', 'pumpp zzqqxxvv');
    expect(keywords.map(({ keyword }) => keyword)).toContain('pump');
    for (const { keyword, total } of keywords)
      expect((await listOffers('en', keyword, emptyState, 1)).total).toBe(total);
    const chinese = await findAlternatives(db, searchedOffers.ground, 'en', '泵');
    expect(chinese.languages).toEqual([{ locale: 'zh', total: (await listOffers('zh', '泵', emptyState, 1)).total }]);
  });

  it('has nothing to say of what no language knows, whatever it holds', async () => {
    const nothing = { languages: [], categoryIds: [], keywords: [] };
    for (const keyword of ['zzqqxxvv', "'; drop table product; --x", '&|!():*', '%%__'])
      expect(await look('ar', keyword)).toEqual(nothing);
  });
});
