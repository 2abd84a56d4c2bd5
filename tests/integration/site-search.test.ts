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

describe('a search in all sections', () => {
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

  it('is filtered by procurement method, which only tenders have', async () => {
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

  it('counts everything, and each page has the next items of every channel', async () => {
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

  it('filters every channel by place and sector; a tag, which texts lack, leaves products and companies', async () => {
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

  it('has each site’s content: Chinese information only on the Chinese site, nothing about the operator', async () => {
    expect(searchedChannels('zh')).not.toContain('about');
    for (const locale of locales.filter((one) => one !== 'zh'))
      for (const channel of config.content.zhOnly) expect(searchedChannels(locale)).not.toContain(channel);
    const info = await titleOf('zh', 'info');
    expect(group(await ask('zh', info.title), 'info')?.items.map(({ id }) => id)).toContain(info.id);
    expect(group(await ask('en', info.title), 'info')).toBeUndefined();
  });

  it('links to a help topic by its key', async () => {
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

  it('uses alternative words only if the given ones found nothing at all', async () => {
    const missed = await ask('en', 'tranformer');
    expect(missed.mended).toBe('transformer');
    expect(missed.products.total).toBeGreaterThan(0);
    const [first] = await rows<{ id: number }>(
      db,
      sql`select tender_id as id from tender_translation where locale = 'en' order by 1 limit 1`,
    );
    const row = sql`locale = 'en' and kind = 'tender' and subject_id = ${first?.id}`;
    const [stored] = await rows<{ tsv: string }>(db, sql`select tsv::text from portal_search where ${row}`);
    try {
      await db.execute(sql`update portal_search set tsv = to_tsvector('simple', 'tranformer') where ${row}`);
      const found = await ask('en', 'tranformer');
      expect(found.mended).toBeNull();
      expect(group(found, 'tender')?.items.map(({ id }) => id)).toEqual([first?.id]);
      expect(found.products.total + found.companies.total).toBe(0);
      expect(found.total).toBe(1);
    } finally {
      await db.execute(sql`update portal_search set tsv = ${stored?.tsv}::tsvector where ${row}`);
    }
  });

  it('offers results in another language if there are none, described in this one', async () => {
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

  it('is refreshed when a tender, text or organisation changes', () => {
    const tags = channelTags('en');
    for (const tag of ['tender-list', 'directory-list', 'channel:shortnews', 'channel:help'])
      expect(tags).toContain(tag);
    expect(tags).not.toContain('channel:info');
    expect(channelTags('zh')).toContain('channel:info');
  });
});

describe('suggestions of the search box', () => {
  it.each([
    ['tender', 'tender'],
    ['news', 'shortnews'],
    ['innovation', 'innovation'],
  ] as const)('are titles of %s, by any word’s beginning', async (scope, channel) => {
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

  it('leave no stray punctuation where a model was removed from a name', async () => {
    const begun = { en: 'transf', fr: 'transfo', ar: 'مضخ', zh: '水泵' } as const;
    for (const [locale, typed] of Object.entries(begun) as [Locale, string][]) {
      const names = await suggestNames(db, locale, typed, 20);
      expect(names.length, locale).toBeGreaterThan(0);
      for (const name of names) expect(name, locale).not.toMatch(/ [,،，、;]|^[,،，、;–-]|[,،，、;–-]$/);
    }
  });

  it('reserve places for tenders and news in a search of everything', async () => {
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

  it('capitalise German nouns, and find them by a compound’s end', async () => {
    const found = await suggest(db, 'de', 'product', 'wasserpumpe');
    expect(found).toContain('Wasserpumpen');
    for (const text of found) expect(text).toMatch(/\p{Lu}/u);
    expect(await suggest(db, 'de', 'product', 'aggregate')).toContain('Stromaggregate');
  });

  it('are only in the site’s language', async () => {
    const { title } = await titleOf('de', 'tender');
    expect(await suggest(db, 'de', 'tender', title)).toContain(title);
    expect(await suggest(db, 'fr', 'tender', title)).not.toContain(title);
  });
});

describe('a search without results', () => {
  const product = { product: true };
  const look = (locale: Locale, keyword: string) => findAlternatives(db, product, locale, keyword);

  it('names other languages’ sites with results, with counts', async () => {
    const { languages } = await look('en', '潜水泵');
    expect(languages).toHaveLength(1);
    const found = await search(db, 'product', 'zh', { keyword: '潜水泵' }, emptyState, 1);
    expect(languages).toEqual([{ locale: 'zh', total: found.total }]);
    expect(found.total).toBeGreaterThan(0);
    const german = (await look('zh', 'Tauchpumpe')).languages.map(({ locale }) => locale);
    expect(german).toContain('de');
    expect(german).not.toContain('ru');
  });

  it('names a category meant by one of the words, with its parent', async () => {
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

  it('offers corrected words, and each alone, only if they find something', async () => {
    const { keywords } = await look('en', 'submersibel zzqqxxvv');
    expect(keywords.map(({ keyword }) => keyword.toLowerCase())).toContain('submersible');
    for (const { keyword, total } of keywords) {
      expect(total).toBeGreaterThan(0);
      expect((await search(db, 'product', 'en', { keyword }, emptyState, 1)).total).toBe(total);
    }
  });

  it('counts only results of the fair and the agent list', async () => {
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

  it('offers nothing for unknown words, whatever characters they have', async () => {
    const nothing = { languages: [], categoryIds: [], keywords: [] };
    for (const keyword of ['zzqqxxvv', "'; drop table product; --x", '&|!():*', '%%__'])
      expect(await look('ar', keyword)).toEqual(nothing);
  });
});
