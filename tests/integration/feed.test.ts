import { sql } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as feed } from '@/app/feed/[file]/route';
import { rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { emptyState } from '@/lib/platform/routes/list-state';
import { findPortal } from '@/lib/portal/queries';
import { refreshPortal } from '@/lib/portal/refresh';
import { demoDatabase } from '../database';

const origin = (site: string) => `http://${site === 'zh' ? '' : `${site}.`}geco.localhost:3000`;
const ask = (site: string, file: string, query = '') =>
  feed(
    new Request(`${origin(site)}/feed/${file}${query}`, { headers: { host: origin(site).slice('http://'.length) } }),
    {
      params: Promise.resolve({ file }),
    },
  );
const read = async (site: string, file: string, query = '') =>
  new JSDOM(await (await ask(site, file, query)).text(), { contentType: 'application/xml' }).window.document;
const text = (of: Document | Element, tag: string) => of.getElementsByTagName(tag)[0]?.textContent ?? '';
const all = (of: Document, tag: string) => [...of.getElementsByTagName(tag)];

beforeAll(async () => {
  await demoDatabase();
}, 240_000);

describe('a feed', () => {
  it('starts with the newest of its channel and language, with URLs of its site', async () => {
    for (const site of ['fr', 'ar']) {
      const feed = await read(site, 'shortnews.rss.xml');
      expect([text(feed, 'language'), text(feed, 'link')]).toEqual([site, origin(site) + href('shortnewsHome')]);
      const items = all(feed, 'item');
      expect(items.length).toBeGreaterThan(20);
      const days = items.map((item) => Date.parse(text(item, 'pubDate')));
      expect(days).toEqual([...days].sort((a, b) => b - a));
      for (const item of items) {
        expect(text(item, 'link')).toMatch(new RegExp(`^${origin(site)}/shortnews/\\d+\\.html$`));
        expect(text(item, 'guid')).toBe(text(item, 'link'));
        expect(text(item, 'title')).toMatch(site === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u);
      }
    }
  });

  it('of tenders keeps its list’s filters, names them and states each deadline', async () => {
    const allLinks = all(await read('fr', 'tender.rss.xml'), 'item').map((item) => text(item, 'link'));
    const query = '?continent=africa&way=tender&division=engineering&open=1';
    const african = await read('fr', 'tender.rss.xml', query);
    const items = all(african, 'item');
    expect(text(african, 'title')).toMatch(/Appels d’offres internationaux\u00a0: Afrique, /);
    expect(text(african, 'link')).toBe(
      `${origin('fr')}/tender_way_tender.html?continent=africa&division=engineering&open=1`,
    );
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThan(allLinks.length);
    const list = sql.join(
      items.map((item) => sql`${Number(/(\d+)\.html$/.exec(text(item, 'link'))?.[1])}`),
      sql`, `,
    );
    const found = await rows<{ continent: string; way: string; category: string; offset: number | null }>(
      await demoDatabase(),
      sql`select c.continent, x.way, x.category, x.deadline_offset as "offset" from tender x
        join country c on c.code = x.country_code where x.id in (${list})`,
    );
    expect(found).toHaveLength(items.length);
    for (const one of found) expect(one).toMatchObject({ continent: 'africa', way: 'tender', category: 'engineering' });
    expect(found.some(({ offset }) => offset !== null && offset > 0)).toBe(true);
    for (const item of items) expect(text(item, 'description')).toMatch(/Date limite\u00a0: .*UTC/);
  });

  it('of a search keeps its words, names them and has the same items', async () => {
    const listed = async (site: Locale, channel: string, keyword: string, sort: 'latest') =>
      (await findPortal(await demoDatabase(), site, { channels: [channel], keyword }, { ...emptyState, sort }, 30))
        .refs;
    for (const [site, file, word, path] of [
      ['fr', 'tender', 'pompes', '/tender_search_pompes.html'],
      ['en', 'shortnews', 'steel', '/shortnews_search_steel.html'],
    ] as const) {
      const allItems = all(await read(site, `${file}.rss.xml`), 'item');
      const found = await read(site, `${file}.rss.xml`, `?keyword=${word}`);
      expect(text(found, 'title')).toContain(site === 'fr' ? '«\u00a0pompes\u00a0»' : '“steel”');
      expect(text(found, 'link')).toBe(origin(site) + path);
      const links = all(found, 'item').map((item) => Number(/(\d+)\.html$/.exec(text(item, 'link'))?.[1]));
      expect(links.length, file).toBeGreaterThan(0);
      expect(links.length, file).toBeLessThan(allItems.length);
      const ids = (await listed(site, file, word, 'latest')).map(({ id }) => id);
      expect(ids.filter((id) => links.includes(id)).sort()).toEqual([...links].sort());
    }
    const wide = all(await read('fr', 'tender.rss.xml', '?keyword=pompes'), 'item').length;
    const narrow = await read('fr', 'tender.rss.xml', '?continent=africa&open=1&keyword=pompes');
    expect(text(narrow, 'title')).toMatch(/«\u00a0pompes\u00a0», Afrique/);
    expect(all(narrow, 'item').length).toBeLessThan(wide);
    expect(all(await read('fr', 'tender.rss.xml', '?keyword=xqzvvw'), 'item')).toHaveLength(0);
    // A section without a search has one feed.
    expect(text(await read('en', 'notice.rss.xml', '?keyword=steel'), 'title')).not.toContain('steel');
  });

  it('has the same content as Atom, with last change and source', async () => {
    const rss = all(await read('en', 'tender.rss.xml'), 'item');
    const atom = await read('en', 'tender.atom.xml');
    const entries = all(atom, 'entry');
    expect(atom.documentElement.getAttribute('xml:lang')).toBe('en');
    expect(entries.map((entry) => text(entry, 'id'))).toEqual(rss.map((item) => text(item, 'link')));
    expect(entries.map((entry) => text(entry, 'name'))).toEqual(rss.map((item) => text(item, 'dc:creator')));
    const last = entries
      .map((entry) => text(entry, 'updated'))
      .sort()
      .at(-1);
    expect(text(atom, 'updated')).toBe(last);
  });

  it('escapes markup characters in titles, and omits withdrawn items', async () => {
    const db = await demoDatabase();
    const [one] = await rows<{ id: number }>(
      db,
      sql`select min(subject_id) as id from portal_search where channel = 'notice'`,
    );
    const id = one?.id ?? 0;
    const [{ title: before } = { title: '' }] = await rows<{ title: string }>(
      db,
      sql`select title from content_translation where content_id = ${id} and locale = 'en'`,
    );
    const write = async (title: string, status: string) => {
      await db.execute(sql`update content_translation set title = ${title} where content_id = ${id} and locale = 'en'`);
      await db.execute(sql`update content set status = ${status} where id = ${id}`);
      await db.transaction((tx) => refreshPortal(tx, 'content', [id]));
    };
    const titles = async () => all(await read('en', 'notice.rss.xml'), 'item').map((item) => text(item, 'title'));
    const title = 'A < B & "C" <script>';
    await write(title, 'published');
    expect(await titles()).toContain(title);
    await write(title, 'withdrawn');
    expect(await titles()).not.toContain(title);
    await write(before, 'published');
    expect(await titles()).toContain(before);
  });

  it('of Chinese sections exists only on the Chinese site; unknown feeds are not found', async () => {
    expect((await ask('zh', 'investment.rss.xml')).status).toBe(200);
    for (const [site, file] of [
      ['en', 'investment.rss.xml'],
      ['en', 'help.rss.xml'],
      ['en', 'shortnews.json.xml'],
      ['en', 'shortnews.rss'],
    ] as const)
      expect((await ask(site, file)).status, file).toBe(404);
  });
});
