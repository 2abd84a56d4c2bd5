import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { importNews } from '@/lib/content/import/commands';
import { getContent, listContent } from '@/lib/content/queries';
import { type Db, rows } from '@/lib/platform/db/client';
import { tagRegister } from '@/lib/platform/pagestore/expiry';
import { emptyState } from '@/lib/platform/routes/list-state';
import { demoDatabase } from '../database';
import { fileOf, forgetFiles } from './import-kit';

let db: Db;
let expired: string[] = [];
let unsubscribe: () => void;
const now = new Date('2026-11-20T12:00:00Z');
const site = 'https://news.quibbleford.example';

const read = async (content: string, options?: Parameters<typeof importNews>[2]) =>
  importNews(db, await fileOf('feed.xml', content), { now, ...options });
const imported = sql`feed like ${`${site}%`}`;
const readAll = () =>
  rows<{ id: number; updated_at: string }>(
    db,
    sql`select x.*, (select jsonb_agg(t order by t.locale) from content_translation t where t.content_id = x.id) as texts,
        (select jsonb_agg(s order by s.locale) from portal_search s where s.kind = 'content' and s.subject_id = x.id) as found
      from content x where ${imported} order by source_id`,
  );
const idOf = async (sourceId: string) =>
  (await rows<{ id: number }>(db, sql`select id from content where ${imported} and source_id = ${sourceId}`))[0]?.id ??
  0;

const rss = (items: string, language = 'en') => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel><title>Quibbleford News</title><link>${site}/</link><atom:link rel="self" href="${site}/feed.xml"/><language>${language}</language>${items}</channel></rss>`;
const item = (over: { title?: string; guid?: string; more?: string } = {}) => `<item>
  <media:title>Not this one</media:title><title>${over.title ?? 'The Quibbleford &amp; Vellaport bridge opens'}</title>
  <link>${site}/bridge</link><guid isPermaLink="false">${over.guid ?? 'bridge-1'}</guid><pubDate>Tue, 03 Nov 2026 10:00:00 +0300</pubDate>
  <description>&lt;p&gt;Traffic crosses from Monday.&lt;/p&gt;</description>
  <content:encoded><![CDATA[<h2>Forty bearings</h2><p onclick="alert(1)">See <a href="/photos">photos</a> and <a href="javascript:alert(2)">this</a>.</p><img src="x" onerror="alert(3)"><script>alert(4)</script><iframe src="https://elsewhere.example"></iframe>]]></content:encoded>
  <category>Kenya</category>${over.more ?? ''}</item>`;

beforeAll(async () => {
  db = await demoDatabase();
  unsubscribe = tagRegister().subscribe(({ tags }) => {
    expired.push(...tags);
  });
});
afterEach(async () => {
  await db.execute(
    sql`delete from portal_search where kind = 'content' and subject_id in (select id from content where ${imported})`,
  );
  await db.execute(sql`delete from content where ${imported}`);
  expired = [];
});
afterAll(async () => {
  unsubscribe();
  await forgetFiles();
});

describe('an RSS feed', () => {
  it('becomes bulletins with their source, without active content', async () => {
    expect(await read(rss(item()))).toEqual({ read: 1, created: 1, updated: 0, unchanged: 0, refused: [], left: [] });
    const id = await idOf('bridge-1');
    const shown = await getContent('fr', ['shortnews'], id);
    expect(shown).toMatchObject({
      channel: 'shortnews',
      title: { text: 'The Quibbleford & Vellaport bridge opens', locale: 'en' },
      summary: 'Traffic crosses from Monday.',
      source: 'Quibbleford News',
      sourceUrl: `${site}/bridge`,
      publishedAt: '2026-11-03T07:00:00Z',
      countries: [{ id: 'KE' }],
      locales: ['en'],
      demonstration: false,
    });
    const body = JSON.stringify(shown?.body);
    expect(body).toContain(`"href":"${site}/photos"`);
    expect(body).not.toMatch(/alert|javascript|script|iframe|onclick|img/);
    const found = await listContent(
      'en',
      { channels: ['shortnews'], keyword: 'vellaport bridge bearings' },
      emptyState,
      20,
    );
    expect(found.items.map((one) => one.id)).toEqual([id]);
    expect(expired).toEqual(expect.arrayContaining(['channel:shortnews', `content:${id}`]));
  });

  it('changes nothing the second time, and updates changed items', async () => {
    await read(rss(item() + item({ guid: 'bridge-2' })));
    const before = await readAll();
    expired = [];
    expect(await read(rss(item() + item({ guid: 'bridge-2' })))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
    });
    expect(await readAll()).toEqual(before);
    expect(expired).toEqual([]);
    const changed = rss(item({ title: 'The Quibbleford bridge stays closed' }) + item({ guid: 'bridge-2' }));
    expect(await read(changed)).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    const id = await idOf('bridge-1');
    expect(await getContent('en', ['shortnews'], id)).toMatchObject({
      title: { text: 'The Quibbleford bridge stays closed' },
      publishedAt: '2026-11-03T07:00:00Z',
    });
    expect(expired).toEqual(['channel:shortnews', `content:${id}`]);
  });

  it('keeps items hidden that staff removed', async () => {
    await read(rss(item()));
    await db.execute(sql`update content set status = 'withdrawn' where ${imported}`);
    expect(await read(rss(item({ title: 'Once more' })))).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await getContent('en', ['shortnews'], await idOf('bridge-1'))).toBeNull();
  });

  it('imports valid items and lists the others with position', async () => {
    const report = await read(
      rss(
        [
          item(),
          item({ guid: ' ' }).replace(/<link>.*<\/link>/, ''),
          item({ guid: 'b' }).replace('03 Nov 2026', '31 Nov 2026'),
          item({ guid: 'c' }).replace('03 Nov 2026', '03 Nov 2031'),
          '<item><guid>d</guid></item>',
          item({ guid: 'e' }),
        ].join(''),
      ),
    );
    expect(report).toMatchObject({ read: 3, created: 3 });
    expect(report.refused.map(({ place, reason, kept }) => `${place} ${reason}${kept ? ' kept' : ''}`)).toEqual([
      'feed.xml item 2 guid',
      'feed.xml item 3 date kept',
      'feed.xml item 4 date',
      'feed.xml item 5 title',
    ]);
  });

  it('keeps its language, uses the given one by default, and is refused in an unsupported one', async () => {
    expect(await read(rss(item(), 'pt-BR'))).toMatchObject({ created: 1 });
    expect((await getContent('en', ['shortnews'], await idOf('bridge-1')))?.title.locale).toBe('pt');
    const silent = rss(item({ guid: 'b' }), '').replace('<language></language>', '');
    expect(await read(silent)).toMatchObject({ created: 0, refused: [{ reason: 'language' }] });
    expect(await read(silent, { assumed: { locale: 'ru', country: 'KE' } })).toMatchObject({ created: 1 });
    expect(await read(rss(item({ guid: 'c' }), 'it'))).toMatchObject({ created: 0, refused: [{ reason: 'language' }] });
  });
});

it('an Atom feed becomes bulletins, one article in two languages one bulletin', async () => {
  const entry = (language: string, title: string, content: string) =>
    `<entry xml:lang="${language}"><id>urn:quib:1</id><title type="html">${title}</title><link href="${site}/1"/>
      <published>2026-11-01T00:00:00Z</published><updated>2026-11-02T00:00:00Z</updated>${content}</entry>`;
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>${site}/atom</id><title>Quibbleford Wire</title>
    ${entry('en', 'Pumps &amp;amp; pipes', '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Less &lt; <b>more</b></p><script>alert(1)</script></div></content>')}
    ${entry('fr', 'Pompes', '<summary>1 &lt; 2</summary>')}</feed>`;
  expect(await read(feed)).toMatchObject({ read: 2, created: 1, refused: [] });
  const id = await idOf('urn:quib:1');
  const english = await getContent('en', ['shortnews'], id);
  expect(english).toMatchObject({
    title: { text: 'Pumps & pipes', locale: 'en' },
    source: 'Quibbleford Wire',
    publishedAt: '2026-11-01T00:00:00Z',
    locales: ['en', 'fr'],
    body: { content: [{ content: [{ text: 'Less < ' }, { text: 'more', marks: [{ type: 'bold' }] }] }] },
  });
  expect(await getContent('fr', ['shortnews'], id)).toMatchObject({
    title: { text: 'Pompes', locale: 'fr' },
    summary: '1 < 2',
  });
  expect(await read(feed)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
});

it('an RDF feed becomes bulletins', async () => {
  const feed = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="${site}/rdf"><title>Quibbleford Index</title><link>${site}/</link><description>x</description><dc:language>de</dc:language></channel>
    <item rdf:about="${site}/7"><title>Brücke offen</title><link>${site}/7</link><description>Seit Montag.</description><dc:date>2026-11-03T10:00:00+01:00</dc:date></item></rdf:RDF>`;
  expect(await read(feed)).toMatchObject({ created: 1, refused: [] });
  expect(await getContent('de', ['shortnews'], await idOf(`${site}/7`))).toMatchObject({
    title: { text: 'Brücke offen', locale: 'de' },
    sourceUrl: `${site}/7`,
    publishedAt: '2026-11-03T09:00:00Z',
  });
});
