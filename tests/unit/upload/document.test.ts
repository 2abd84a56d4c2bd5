import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectFile } from '@/lib/upload/inspection';
import { archiveOf } from '../../integration/archive';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geco-document-'));
});
afterAll(() => rm(folder, { recursive: true }));

const office = (main: string, type: string, more: string[] = []) =>
  archiveOf([
    {
      name: '[Content_Types].xml',
      bytes: `<Types><Override PartName="/${main}" ContentType="application/vnd.${type}.main+xml"/></Types>`,
    },
    ...[main, ...more].map((name) => ({ name, bytes: 'x' })),
  ]);
const formats = 'openxmlformats-officedocument';

/** A file in the old compound format: its directory in the second sector, its stream from the third on. */
function compound(stream: string, begin: Buffer, other = ''): Buffer {
  const bytes = Buffer.alloc(512 * 12);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(0, 48);
  bytes.write(`${stream}\0`, 512, 'utf16le');
  bytes.writeUInt32LE(1, 512 + 116);
  bytes.writeUInt32LE(5000, 512 + 120);
  bytes.write(`${other}\0`, 512 + 128, 'utf16le');
  begin.copy(bytes, 1024);
  return bytes;
}
const word = (flags: number) => Buffer.from([0xec, 0xa5, 0xc1, 0, 0, 0, 0, 0, 0, 0, flags, 0, 0, 0]);
const excel = (...records: number[]) =>
  Buffer.from([0x09, 0x08, 2, 0, 0, 6, ...records.flatMap((id) => [id, 0, 0, 0])]);

it.each<[string, string, Buffer, object]>([
  ['a document', 'a.docx', office('word/document.xml', `${formats}.wordprocessingml.document`), { type: 'docx' }],
  [
    'a document template',
    'a.docx',
    office('word/document.xml', `${formats}.wordprocessingml.template`),
    { refusal: 'fileTemplate' },
  ],
  [
    'a workbook template',
    'a.xlsx',
    office('xl/workbook.xml', `${formats}.spreadsheetml.template`),
    { refusal: 'fileTemplate' },
  ],
  [
    'a slide show',
    'a.pptx',
    office('ppt/presentation.xml', `${formats}.presentationml.slideshow`),
    { refusal: 'fileTemplate' },
  ],
  [
    'a document for macros',
    'a.docx',
    office('word/document.xml', 'ms-word.document.macroEnabled'),
    { refusal: 'fileMacro' },
  ],
  [
    'a template for macros',
    'a.xlsx',
    office('xl/workbook.xml', 'ms-excel.template.macroEnabled'),
    { refusal: 'fileMacro' },
  ],
  [
    'old macros in a workbook',
    'a.xlsx',
    office('xl/workbook.xml', `${formats}.spreadsheetml.sheet`, ['xl/macrosheets/sheet1.xml']),
    { refusal: 'fileMacro' },
  ],
  ['an older document', 'a.doc', compound('WordDocument', word(0)), { type: 'doc' }],
  ['an older template', 'a.doc', compound('WordDocument', word(1)), { refusal: 'fileTemplate' }],
  [
    'an older document with macros',
    'a.doc',
    compound('WordDocument', word(0), '_VBA_PROJECT'),
    { refusal: 'fileMacro' },
  ],
  ['an older workbook', 'a.xls', compound('Workbook', excel(0xe1, 0x42)), { type: 'xls' }],
  ['an older workbook template', 'a.xls', compound('Workbook', excel(0x60, 0xe1)), { refusal: 'fileTemplate' }],
])('%s is detected as its type', async (_, name, bytes, found) => {
  const path = join(folder, 'sent');
  await writeFile(path, bytes);
  expect(await inspectFile({ kind: 'attachment', path, name })).toMatchObject(found);
});
