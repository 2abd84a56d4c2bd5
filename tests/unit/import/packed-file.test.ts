import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readDocuments } from '@/lib/platform/import/document';
import type { RefusedEntry } from '@/lib/platform/import/refusal';
import { listSources } from '@/lib/platform/import/source';
import { readTenders } from '@/lib/tender/import/read';
import type { EntryPart } from '@/lib/tender/import/types';
import { fileOf, forgetFiles, noticeOf, releaseOf, releasePackage, tarOf, zipOf } from '../../integration/import-kit';

const now = new Date('2026-11-20T12:00:00Z');
const assumed = { locale: null, country: null };
const sound = releasePackage([releaseOf('ocds-quib01-1')]);

async function outcomeOf(name: string, content: string | Buffer) {
  const [items, refused, left]: [EntryPart[], RefusedEntry[], RefusedEntry[]] = [[], [], []];
  const path = await fileOf(name, content);
  await readDocuments(
    { path, name, limit: 2 * 2 ** 20 },
    (document, note) => readTenders(document, { now, assumed, refused: note }),
    async (part) => {
      if ('document' in part) return;
      items.push(...part.items);
      refused.push(...part.refused);
      left.push(...(part.left ?? []));
    },
  );
  return { items, refused, left };
}

/** A tar of one file behind a pax header with these records. */
function paxOf(records: Record<string, string>, content: string): Buffer {
  const lines = Object.entries(records).map(([key, value]) => {
    const rest = Buffer.byteLength(` ${key}=${value}\n`);
    const length = rest + String(rest + 2).length;
    return `${length} ${key}=${value}\n`;
  });
  const header = tarOf([{ name: 'PaxHeaders/x', content: lines.join('') }]).subarray(0, -1024);
  header[156] = 'x'.charCodeAt(0);
  return Buffer.concat([header, tarOf([{ name: 'short', content }])]);
}

afterAll(forgetFiles);

describe('an archive', () => {
  it('uses a tar’s pax header for file names', async () => {
    const name = `${'müller/'.repeat(20)}notice.json`;
    const { items, refused, left } = await outcomeOf('a.tar', paxOf({ path: name, mtime: '1' }, sound));
    expect({ refused, left }).toEqual({ refused: [], left: [] });
    expect(items.map(({ place }) => place)).toEqual([`a.tar/${name} releases[0] (ocds-quib01-1)`]);
  });

  it.each([
    ['tar', tarOf],
    ['zip', zipOf],
  ] as const)('gives a reason for each unread file of a %s', async (kind, pack) => {
    const files = [
      { name: 'a.json', content: sound },
      { name: 'readme.txt', content: 'x' },
      { name: 'more.7z', content: 'x' },
      { name: '__MACOSX/._a.json', content: 'x' },
    ];
    const { items, left } = await outcomeOf(`a.${kind}`, pack(files));
    expect(items).toHaveLength(1);
    expect(left).toEqual([
      { place: `a.${kind}/readme.txt`, reason: 'kind', detail: 'neither JSON nor XML' },
      { place: `a.${kind}/more.7z`, reason: 'kind', detail: 'an archive in an archive' },
    ]);
  });

  it('with one invalid packed file yields the others', async () => {
    const bytes = zipOf([
      { name: 'a.json', content: sound },
      { name: 'b.xml', content: noticeOf() },
    ]);
    // The checksum of the central directory's first entry.
    const at = bytes.indexOf(Buffer.from('504b0102', 'hex')) + 16;
    bytes.writeUInt32LE(bytes.readUInt32LE(at) ^ 1, at);
    const { items, refused } = await outcomeOf('a.zip', bytes);
    expect(items).toHaveLength(1);
    expect(refused).toMatchObject(
      [{ place: 'a.zip/a.json', reason: 'packed', detail: /checksum/ }].map((one) => ({
        ...one,
        detail: expect.stringMatching(one.detail),
      })),
    );
  });

  it('with one file of an unsupported method names the method', async () => {
    const bytes = zipOf([{ name: 'a.json', content: sound }]);
    bytes.writeUInt16LE(14, bytes.indexOf(Buffer.from('504b0102', 'hex')) + 10);
    expect((await outcomeOf('a.zip', bytes)).refused).toMatchObject([{ detail: expect.stringContaining('LZMA') }]);
  });

  it.each([
    ['7z', '377abcaf271c0004'],
    ['RAR', '526172211a0701'],
    ['xz', 'fd377a585a0000'],
    ['bzip2', '425a6839314159'],
    ['Zstandard', '28b52ffd2400'],
  ])('of an unsupported format is refused by name: %s', async (name, magic) => {
    // Whatever the file name.
    const { items, refused } = await outcomeOf('a.json', Buffer.from(magic, 'hex'));
    expect({ items, refused }).toEqual({
      items: [],
      refused: [{ place: 'a.json', reason: 'packed', detail: `is packed as ${name}; zip, tar and gzip are read` }],
    });
    const inside = await outcomeOf('a.gz', gzipSync(Buffer.from(magic, 'hex')));
    expect(inside.refused).toMatchObject([{ reason: 'packed' }]);
  });
});

it('in a folder lists unread files, and refuses unsupported archives by name', async () => {
  const folder = dirname(await fileOf('a.json', sound));
  for (const name of ['b.7z', 'c.pdf']) await writeFile(join(folder, name), 'x');
  const left: RefusedEntry[] = [];
  const found = await listSources(folder, (one) => left.push(one));
  expect(found.map(({ name }) => name)).toEqual(['a.json', 'b.7z']);
  expect(left).toEqual([{ place: 'c.pdf', reason: 'kind', detail: 'neither JSON nor XML' }]);
});

describe('a text in another than its declared encoding is read by its bytes', () => {
  const titleOf = ({ items }: Awaited<ReturnType<typeof outcomeOf>>) => {
    const [item] = items;
    return item && 'patch' in item.content ? item.content.patch.texts.de?.title : undefined;
  };
  const notice = noticeOf({ names: '<cbc:Name languageID="DEU">Brückenlager für Quibbelfurt</cbc:Name>' });
  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
  it.each([
    ['UTF-16 without a mark', Buffer.from(notice.replace('UTF-8', 'UTF-16'), 'utf16le')],
    ['big-endian UTF-16 without a mark', swapped(notice)],
    ['UTF-8 that says UTF-16', Buffer.from(notice.replace('UTF-8', 'utf-16'))],
    ['UTF-8 that says Latin 1', Buffer.from(notice.replace('UTF-8', 'ISO-8859-1'))],
    ['Latin 1 that says so', Buffer.from(notice.replace('UTF-8', 'ISO-8859-1'), 'latin1')],
  ])('%s', async (_, bytes) => {
    const outcome = await outcomeOf('a.xml', bytes);
    expect(outcome.refused).toEqual([]);
    expect(titleOf(outcome)).toBe('Brückenlager für Quibbelfurt');
  });
  it('JSON in UTF-16', async () => {
    expect((await outcomeOf('a.json', Buffer.from(sound, 'utf16le'))).items).toHaveLength(1);
    expect((await outcomeOf('a.json', swapped(`\ufeff${sound}`))).items).toHaveLength(1);
  });
  it('UTF-32 is refused by name', async () => {
    const bytes = Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]);
    expect((await outcomeOf('a.json', bytes)).refused).toMatchObject([
      { reason: 'encoding', detail: expect.stringContaining('UTF-32') },
    ]);
  });
});
