import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectFile } from '@/lib/upload/inspection';
import type { UploadKind } from '@/lib/upload/types';
import { archiveOf } from '../../integration/archive';
import { mp4, pdf, picture } from '../../integration/upload-sample';
import { withWideEnd } from '../parser/wide-end';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geco-opened-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(kind: UploadKind, name: string, bytes: Buffer) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return inspectFile({ kind, path, name });
}

const formats = 'application/vnd.openxmlformats-officedocument';
const office = (main: string, kind: string, list = '[Content_Types].xml') =>
  archiveOf([
    { name: list, bytes: `<Types><Override PartName="/${main}" ContentType="${formats}.${kind}.main+xml"/></Types>` },
    { name: main, bytes: 'x' },
  ]);

describe('an office document', () => {
  it.each([
    ['whose main part has a name of its program', 'word/document2.xml', '[Content_Types].xml'],
    ['whose parts are in capitals', 'Word/Document.xml', '[content_types].xml'],
  ])('%s', async (_, main, list) => {
    const bytes = office(main, 'wordprocessingml.document', list);
    expect(await inspect('attachment', 'a.docx', bytes)).toMatchObject({ type: 'docx' });
  });

  it('with a ZIP64 end record', async () => {
    const bytes = withWideEnd(office('xl/workbook.xml', 'spreadsheetml.sheet'));
    expect(await inspect('attachment', 'a.xlsx', bytes)).toMatchObject({ type: 'xlsx' });
  });

  it('is none without its main part', async () => {
    const bytes = archiveOf([
      {
        name: '[Content_Types].xml',
        bytes: `<Override PartName="/a.xml" ContentType="${formats}.wordprocessingml.document.main+xml"/>`,
      },
      { name: 'word/document.xml', bytes: 'x' },
    ]);
    expect(await inspect('attachment', 'a.docx', bytes)).toEqual({ refusal: 'fileFormat' });
  });
});

describe('a PDF', () => {
  it.each([
    ['behind 1,000 bytes of a scanner', () => Buffer.concat([Buffer.alloc(1000, '@PJL\r\n'), pdf()])],
    ['before 5,000 bytes of a mail program', () => Buffer.concat([pdf(), Buffer.alloc(5000, '\r\n')])],
  ])('%s', async (_, bytes) => expect(await inspect('attachment', 'a.pdf', bytes())).toMatchObject({ type: 'pdf' }));

  it('is none if its signature is not at the start', async () =>
    expect(await inspect('attachment', 'a.pdf', Buffer.concat([Buffer.alloc(1025, ' '), pdf()]))).toEqual({
      refusal: 'fileFormat',
    }));

  it('is damaged if truncated', async () =>
    expect(await inspect('attachment', 'a.pdf', pdf().subarray(0, -8))).toEqual({ refusal: 'fileBroken' }));
});

describe('a JPEG', () => {
  const jpeg = () => picture('jpeg', 400, 300);
  /** Scan parameters that are meaningless in a sequential file, as some scanners write them. */
  const warned = (bytes: Buffer) => {
    const scan = bytes.indexOf(Buffer.from('ffda', 'hex'));
    bytes[scan + 2 + bytes.readUInt16BE(scan + 2) - 2] = 0;
    return bytes;
  };

  it('with decoder warnings is accepted unchanged', async () => {
    const found = await inspect('picture', 'a.jpg', warned(await jpeg()));
    expect(found).toMatchObject({ type: 'jpg', width: 400, height: 300 });
    expect(await sharp(join(folder, 'a.jpg.jpg')).metadata()).toMatchObject({ width: 400 });
  });

  it('loses trailing data', async () =>
    expect(await inspect('picture', 'a.jpg', Buffer.concat([await jpeg(), Buffer.alloc(999, 7)]))).toMatchObject({
      type: 'jpg',
    }));

  it('is damaged if truncated', async () =>
    expect(await inspect('picture', 'a.jpg', (await jpeg()).subarray(0, 9000))).toEqual({ refusal: 'fileBroken' }));
});

describe('a video', () => {
  const film = (brand: string, tail = 0) =>
    inspect('video', 'a.mp4', Buffer.concat([mp4({ brand }), Buffer.alloc(tail)]));

  it.each([
    ['of a camera', 'XAVC', 0],
    ['of a phone', '3gp5', 0],
    ['with zeros to the end of its block', 'isom', 4096],
    ['with a few zeros behind it', 'isom', 3],
  ])('%s', async (_, brand, tail) => expect(await film(brand, tail)).toMatchObject({ type: 'mp4' }));

  it.each(['qt  ', 'heic', 'M4A '])('is none with the brand %s', async (brand) =>
    expect(await film(brand)).toEqual({ refusal: 'fileFormat' }),
  );

  it.each(['hvc1', 'hev1'])('of HEVC is refused by name: %s', async (codec) =>
    expect(await inspect('video', 'a.mp4', mp4({ codec }))).toEqual({ refusal: 'fileHevc' }),
  );
});
