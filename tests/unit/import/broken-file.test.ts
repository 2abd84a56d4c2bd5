import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readFeed } from '@/lib/content/import/feed';
import type { Packed } from '@/lib/platform/import/archive';
import { readDocuments } from '@/lib/platform/import/document';
import type { RefusedEntry } from '@/lib/platform/import/refusal';
import { exitCodeOf } from '@/lib/platform/import/report';
import { listSources } from '@/lib/platform/import/source';
import { entryOf } from '@/lib/tender/import/entry';
import { readTenders } from '@/lib/tender/import/read';
import type { EntryPart } from '@/lib/tender/import/types';
import { fileOf, forgetFiles, noticeOf, releaseOf, releasePackage, zipOf } from '../../integration/import-kit';

const now = new Date('2026-11-20T12:00:00Z');
const assumed = { locale: null, country: null };
type Read = (document: Packed, refused: (one: RefusedEntry) => void) => Promise<unknown[] | null> | unknown[] | null;
const asTenders: Read = (document, refused) => readTenders(document, { now, assumed, refused });
const asNews: Read = (document, refused) => readFeed(document, { from: null, now, assumed, refused });

/** Accepted and refused content of a file; at most two megabytes of a compressed file are unpacked. */
async function outcomeOf(name: string, content: string | Buffer, read: Read) {
  const refused: RefusedEntry[] = [];
  let taken = 0;
  const path = await fileOf(name, content);
  await readDocuments({ path, name, limit: 2 * 2 ** 20 }, read, async (part) => {
    if ('document' in part) return;
    taken += part.items.length;
    refused.push(...part.refused);
  });
  return { taken, refused };
}

const feed = (items: string, head = '<language>en</language><link>https://news.quibbleford.example/</link>') =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Quibbleford News</title>${head}${items}</channel></rss>`;
const item = '<item><guid>1</guid><title>A bridge opens</title><description>It opens.</description></item>';
const page = '<!DOCTYPE html><html lang="en"><head><title>Sign in</title></head><body>Sign in</body></html>';
const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${feed(item).replace(/^<\?xml.*?\?>/, '')}`;
const outside = bomb.replace(/\[.*\]/, '[<!ENTITY x SYSTEM "file:///etc/hostname">]');
const latin = (text: string) => Buffer.from(text.replace('opens', 'öffnet').replace('bridge', 'Brücke'), 'latin1');
const large = Buffer.alloc(5 * 2 ** 20, 32);
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const sound = releasePackage([releaseOf('ocds-quib01-1')]);
const without = (key: string) => releasePackage([{ ...releaseOf('ocds-quib01-1'), [key]: undefined }]);
const titled = (title: unknown) => releasePackage([{ ...releaseOf('ocds-quib01-1'), tender: { title } }]);

afterAll(forgetFiles);

describe('a broken file is refused with its reason', () => {
  it.each([
    ['an empty one', 'a.json', '', 'empty'],
    ['one of blanks', 'a.json', ' \n\t', 'empty'],
    ['no JSON', 'a.json', 'tenders: none', 'json'],
    ['one cut off', 'a.json', sound.slice(0, 700), 'json'],
    ['another kind of JSON', 'a.json', '{"type":"FeatureCollection"}', 'ocds'],
    ['another kind of XML', 'a.xml', '<?xml version="1.0"?><invoice/>', 'root'],
    ['a notice that is cut off', 'a.xml', noticeOf().slice(0, 2000), 'xml'],
    ['entities of its own', 'a.xml', bomb, 'doctype'],
    ['an entity from outside', 'a.xml', outside, 'doctype'],
    ['JSON in Latin 1', 'a.json', latin(sound.replace('Bearings', 'Brücken')), 'encoding'],
    ['XML in Latin 1 that says UTF-8', 'a.xml', latin(noticeOf().replace('Pumpen', 'bridge')), 'encoding'],
    ['a zip that unfolds without end', 'a.zip', zipOf([{ name: 'a.json', content: large }], 100), 'size'],
    ['a gzip that unfolds without end', 'a.json.gz', gzipSync(large), 'size'],
    ['a zip cut off', 'a.zip', zipOf([{ name: 'a.json', content: sound }]).subarray(0, 200), 'packed'],
    ['a gzip cut off', 'a.json.gz', gzipSync(sound).subarray(0, 100), 'packed'],
    ['a zip of nothing to read', 'a.zip', zipOf([{ name: 'a.txt', content: 'x' }]), 'empty'],
    ['JSON nested without end', 'a.json', `{"releases":[${nested(100_000)}]}`, 'depth'],
    ['XML nested without end', 'a.xml', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`, 'depth'],
    ['a page in place of a package', 'a.json', page, 'html'],
    ['a text where an object belongs', 'a.json', titled({ en: 'x' }), 'field'],
    ['a release without its process', 'a.json', without('ocid'), 'ocid'],
    ['a release without an id', 'a.json', without('id'), 'id'],
    ['a notice without its procedure', 'a.xml', noticeOf({ folder: '' }), 'process'],
    ['a field as long as a book', 'a.json', titled('x'.repeat(2 ** 20 + 1)), 'field'],
    [
      'a notice as long as a book',
      'a.xml',
      noticeOf({ lots: `<cbc:Note>${'x'.repeat(2 ** 20 + 1)}</cbc:Note>` }),
      'size',
    ],
  ])('of tenders: %s', async (_, name, content, reason) => {
    const entries = async (document: Packed, refused: (one: RefusedEntry) => void) =>
      ((await asTenders(document, refused)) ?? []).filter((entry) => {
        try {
          return entryOf(entry as EntryPart, assumed).read(null);
        } catch (error) {
          refused({ place: name, reason: (error as RefusedEntry).reason, detail: '' });
          return false;
        }
      });
    const { taken, refused } = await outcomeOf(name, content, entries);
    expect({ taken, reasons: refused.map((one) => one.reason) }).toEqual({ taken: 0, reasons: [reason] });
    expect(exitCodeOf({ read: 0, created: 0, updated: 0, unchanged: 0, refused, left: [] })).toBe(1);
  });

  it.each([
    ['an empty one', '', 'empty'],
    ['no XML', 'A bridge opens', 'xml'],
    ['one cut off', feed(item).slice(0, 200), 'xml'],
    ['another kind of XML', '<?xml version="1.0"?><opml version="2.0"/>', 'root'],
    ['entities of its own', bomb, 'doctype'],
    ['an entity from outside', outside, 'doctype'],
    ['Latin 1 that says UTF-8', latin(feed(item)), 'encoding'],
    ['an encoding that there is not', feed(item).replace('UTF-8', 'klingon-1'), 'encoding'],
    ['a gzip that unfolds without end', gzipSync(large), 'size'],
    ['one nested without end', feed(`<item>${'<a>'.repeat(300)}${'</a>'.repeat(300)}</item>`), 'depth'],
    ['an item without id and link', feed('<item><title>A bridge opens</title></item>'), 'guid'],
    ['a feed without id and link', feed(item, '<language>en</language>'), 'id'],
    ['an item as long as a book', feed(`<item><description>${'x'.repeat(2 ** 20 + 1)}</description></item>`), 'size'],
    ['a page in place of a feed', page, 'html'],
    ['no language', feed(item, '<link>https://news.quibbleford.example/</link>'), 'language'],
  ])('of news: %s', async (_, content, reason) => {
    const { taken, refused } = await outcomeOf('a.xml', content, asNews);
    expect({ taken, reasons: refused.map((one) => one.reason) }).toEqual({ taken: 0, reasons: [reason] });
  });

  it('but not a valid one', async () => {
    expect(await outcomeOf('a.json', `\ufeff${sound}`, asTenders)).toEqual({ taken: 1, refused: [] });
    expect(await outcomeOf('a.xml', noticeOf(), asTenders)).toEqual({ taken: 1, refused: [] });
    expect(await outcomeOf('a.xml', `\ufeff${feed(item)}`, asNews)).toEqual({ taken: 1, refused: [] });
    const utf16 = Buffer.from(`\ufeff${feed(item).replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect(await outcomeOf('a.xml', utf16, asNews)).toEqual({ taken: 1, refused: [] });
  });

  it('and a missing one is reported', async () => {
    await expect(listSources('/nowhere/a.json')).rejects.toMatchObject({ reason: 'answer' });
  });
});
