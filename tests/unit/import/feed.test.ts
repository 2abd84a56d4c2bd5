import { describe, expect, it } from 'vitest';
import { type ArticleContext, readFeed } from '@/lib/content/import/feed';
import { plainText } from '@/lib/platform/body/text';
import { readFeedInstant } from '@/lib/platform/import/date';
import type { RefusedEntry } from '@/lib/platform/import/refusal';
import { emptyReport, exitCodeOf, summaryLines } from '@/lib/platform/import/report';

const site = 'https://news.quibbleford.example';
const spaces = [
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:dcterms="http://purl.org/dc/terms/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
].join(' ');
const rss = (items: string, language = 'en') =>
  `<rss version="2.0" ${spaces}><channel><title>Wire</title><link>${site}/</link><language>${language}</language>${items}</channel></rss>`;
const item = (inner: string) => `<item><guid isPermaLink="false">one</guid><title>Bridge</title>${inner}</item>`;
const atom = (entries: string, space = 'http://www.w3.org/2005/Atom') =>
  `<feed xmlns="${space}" ${spaces} xml:lang="en"><id>${site}/atom</id><title>Wire</title>${entries}</feed>`;
const entry = (inner: string) => `<entry><id>urn:one</id><title>Bridge</title>${inner}</entry>`;

/** The articles of a feed, their words and the refused entries. */
function read(text: string, assumed: Partial<ArticleContext['assumed']> = {}) {
  const noted: RefusedEntry[] = [];
  const articles = readFeed(
    { name: 'feed.xml', bytes: Buffer.from(text) },
    {
      from: null,
      now: new Date('2026-11-20T12:00:00Z'),
      assumed: { locale: null, country: null, ...assumed },
      refused: (one) => noted.push(one),
    },
  );
  return { articles, noted, words: articles?.map(({ text: { body } }) => plainText(body)) };
}

describe('a time zone name', () => {
  it.each([
    ['Tue, 03 Nov 2026 10:00:00 CET', '09:00'],
    ['Tue, 03 Nov 2026 10:00:00 MEST', '08:00'],
    ['Tue, 03 Nov 2026 10:00:00 MSK', '07:00'],
    ['Tue, 03 Nov 2026 10:00:00 JST', '01:00'],
    ['Tue, 03 Nov 2026 10:00:00 BST', '09:00'],
    ['Tue, 03 Nov 2026 10:00:00 IST', '04:30'],
    ['Tue, 03 Nov 2026 10:00:00 EST', '15:00'],
    ['Tue, 03 Nov 2026 10:00:00 GMT+0800 (China Standard Time)', '02:00'],
    ['Tue, 03 Nov 2026 10:00:00 +05:45', '04:15'],
    ['Tue Nov  3 10:00:00 CEST 2026', '08:00'],
    ['2026-11-03T10:00:00 CET', '09:00'],
    ['2026-11-03 10:00:00 UTC+8', '02:00'],
  ])('%s is %s', (text, time) => expect(readFeedInstant(text)).toBe(`2026-11-03T${time}:00.000Z`));

  it.each([
    ['CST', ['zh-CN'], '02:00'],
    ['CST', ['en', 'US'], '16:00'],
    ['IST', ['en-IE'], '09:00'],
    ['IST', ['he'], '08:00'],
    ['BST', ['en', 'BD'], '04:00'],
    ['EST', ['en-AU'], '00:00'],
    ['AST', ['ar'], '07:00'],
  ])('%s in a feed of %s', (zone, context, time) =>
    expect(readFeedInstant(`3 Nov 2026 10:00 ${zone}`, context)).toBe(`2026-11-03T${time}:00.000Z`),
  );

  it.each(['3 Nov 2026 10:00 QZT', '2026-11-03 10:00 constructor', '3 Nov 2026 10:00 +9900'])('%s is unknown', (text) =>
    expect(() => readFeedInstant(text)).toThrow('time zone'),
  );

  it('depends on the feed’s language and country', () => {
    const dated = item('<pubDate>Tue, 03 Nov 2026 10:00:00 CST</pubDate>');
    expect(read(rss(dated, 'zh-cn')).articles?.[0]?.publishedAt).toBe('2026-11-03T02:00:00.000Z');
    expect(read(rss(dated)).articles?.[0]?.publishedAt).toBe('2026-11-03T16:00:00.000Z');
    expect(read(rss(dated), { country: 'CN' }).articles?.[0]?.publishedAt).toBe('2026-11-03T02:00:00.000Z');
  });
});

describe('an odd date', () => {
  it('is omitted from the article, with a line in the report', () => {
    const { articles, noted } = read(rss(item('<pubDate>yesterday noon</pubDate>')));
    expect(articles).toMatchObject([{ sourceId: 'one', publishedAt: null }]);
    expect(noted).toMatchObject([{ place: 'feed.xml item 1', reason: 'date', kept: true }]);
    const report = { ...emptyReport(), read: 1, created: 1, refused: noted };
    expect(summaryLines(report, 1)).toEqual([
      'incomplete feed.xml item 1: date: "yesterday noon" is no date',
      '1 read in 1.0 s: 1 new, 0 changed, 0 as they were, 0 refused',
    ]);
    expect(exitCodeOf(report)).toBe(0);
  });
  it('is replaced by one that can be parsed', () => {
    const { articles, noted } = read(rss(item('<pubDate>soon</pubDate><dc:date>2026-11-03</dc:date>')));
    expect(articles?.[0]?.publishedAt).toBe('2026-11-03T00:00:00.000Z');
    expect(noted).toEqual([]);
  });
});

describe('Dublin Core elements', () => {
  it.each(['dc', 'dcterms'])('set an article’s %s', (space) => {
    const core = (name: string, text: string) => `<${space}:${name}>${text}</${space}:${name}>`;
    const inner = [
      core('title', 'Bridge opens'),
      core('identifier', `${site}/1`),
      core('description', 'From Monday.'),
      core('date', '2026-11-03'),
      core('subject', 'Kenya'),
      core('language', 'fr'),
      core('publisher', 'Quibble Press'),
    ].join('');
    expect(read(rss(`<item>${inner}</item>`)).articles).toMatchObject([
      {
        sourceId: `${site}/1`,
        sourceUrl: `${site}/1`,
        locale: 'fr',
        publishedAt: '2026-11-03T00:00:00.000Z',
        labels: ['Kenya'],
        text: { title: 'Bridge opens', summary: 'From Monday.', source: 'Quibble Press' },
      },
    ]);
  });
  it('set when it was issued, and an Atom entry’s subject', () => {
    const inner =
      '<dcterms:issued>2026-11-02</dcterms:issued><dc:subject>Kenya</dc:subject><updated>2026-11-05</updated>';
    expect(read(atom(entry(inner))).articles).toMatchObject([
      { publishedAt: '2026-11-02T00:00:00.000Z', labels: ['Kenya'] },
    ]);
  });
});

describe('an article text', () => {
  const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';
  it.each([
    [
      'in an RSS body of XHTML',
      rss(item(`<description>Short.</description><body ${xhtml}><p>Long &lt; text.</p></body>`)),
    ],
    ['in a description of elements', rss(item(`<description><p ${xhtml}>Long &lt; text.</p></description>`))],
    [
      'in XHTML named by its media type',
      atom(entry(`<content type="application/xhtml+xml"><p ${xhtml}>Long &lt; text.</p></content>`)),
    ],
    [
      'in base64',
      atom(
        entry(
          `<content type="application/octet-stream">${Buffer.from('<p>Long &lt; text.</p>').toString('base64')}</content>`,
        ),
      ),
    ],
    [
      'in base64 of Atom 0.3',
      atom(
        entry(
          `<content type="text/html" mode="base64">${Buffer.from('<p>Long &lt; text.</p>').toString('base64').replace(/.{8}/g, '$&\n')}</content>`,
        ),
        'http://purl.org/atom/ns#',
      ),
    ],
    [
      'in elements of Atom 0.3',
      atom(
        entry(`<content type="application/xhtml+xml" mode="xml"><p ${xhtml}>Long &lt; text.</p></content>`),
        'http://purl.org/atom/ns#',
      ),
    ],
  ])('%s is read', (_, feed) => {
    const { words, noted } = read(feed);
    expect(words).toEqual(['Long < text.']);
    expect(noted).toEqual([]);
  });
  it('that is a picture, or external, is reported', () => {
    const picture = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64');
    const { words, noted } = read(
      atom(
        entry(`<content type="image/png">${picture}</content><summary>Short.</summary>`) +
          entry(`<content src="${site}/1"/><summary>Brief.</summary>`),
      ),
    );
    expect(words).toEqual(['Short.', 'Brief.']);
    expect(noted).toMatchObject([
      { place: 'feed.xml item 1', reason: 'text', kept: true },
      { place: 'feed.xml item 2', reason: 'text', detail: `a text that stands at ${site}/1`, kept: true },
    ]);
  });
  it.each([
    ['<p>Before.</p><iframe src="x"><p>Behind.</p>', 'Before.\nBehind.'],
    ['<p>Before.</p><object data="x"><p>Behind.</p>', 'Before.\nBehind.'],
    [
      '<p>Before.</p><iframe src="x"/><p>Between.</p><iframe>Gone.</iframe><p>Behind.</p>',
      'Before.\nBetween.\nBehind.',
    ],
    ['<p>Before.</p><OBJECT><param name="a"/>Gone.</OBJECT><p>Behind.</p>', 'Before.\nBehind.'],
    ['<p>Before.</p><scr<iframe>ipt>alert(1)</script><p>Behind.</p>', 'Before.\nBehind.'],
  ])('%s is kept after an unclosed element', (html, words) =>
    expect(
      read(rss(item(`<description>${html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</description>`))).words,
    ).toEqual([words]),
  );
});
