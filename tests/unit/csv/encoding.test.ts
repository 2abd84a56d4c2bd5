import { describe, expect, it } from 'vitest';
import { decode, decodeSheet, type SheetEncoding, utf16Of } from '@/lib/platform/csv/encoding';

/** Encodes a text with one byte per letter, or two in GB 18030: the inverse of the decoder. */
function encode(text: string, encoding: SheetEncoding): Buffer {
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  if (encoding === 'utf-8') return Buffer.from(text);
  const bytes = new Map<string, number[]>();
  for (let one = 0; one < 256; one++) bytes.set(decode(Uint8Array.of(one), encoding) ?? '', [one]);
  if (encoding === 'gb18030')
    for (let lead = 0x81; lead < 0xff; lead++)
      for (let trail = 0x40; trail < 0xff; trail++)
        bytes.set(decode(Uint8Array.of(lead, trail), encoding) ?? '', [lead, trail]);
  return Buffer.from([...text].flatMap((letter) => bytes.get(letter) ?? [63]));
}

const none = () => false;
const sureOf = (text: string, encoding: SheetEncoding, site: Parameters<typeof decodeSheet>[1]) => {
  const found = decodeSheet(encode(text, encoding), site, none);
  return 'sure' in found ? [found.sure.encoding, found.sure.text] : found.choices.map((one) => one.encoding);
};
const texts = [
  ['de', 'windows-1252', 'Name;Währung;Stück\r\nSchlagwörter für Pumpen;Größe 5 µm;Gehäuse'],
  ['fr', 'windows-1252', 'Nom;Catégorie;Unité\r\nPompe à eau;débit élevé;pièce – œuvre'],
  ['es', 'windows-1252', 'Nombre;Categoría\r\nBomba de agua pequeña;presión máxima'],
  ['pt', 'windows-1252', 'Descrição;Preço\r\nBomba hidráulica de injeção;válvula padrão'],
  ['ru', 'windows-1251', 'Название;Цена\r\nНасос центробежный;Давление до 10 бар\r\nЗадвижка клиновая;Сталь 20'],
  ['ar', 'windows-1256', 'الاسم;السعر\r\nمضخة مياه طاردة مركزية;صمام بوابة من الفولاذ'],
  ['zh', 'gb18030', '名称,型号\r\n离心水泵,DN50\r\n不锈钢闸阀,压力表'],
] as const;

describe('the encoding of a sheet', () => {
  it.each(texts)('of %s in %s is detected by its letters, on each site', (_, encoding, text) => {
    for (const site of ['de', 'ru', 'ar', 'zh', 'en'] as const)
      expect(sureOf(text, encoding, site)).toEqual([encoding, text]);
  });

  it('is UTF-8 if valid, and UTF-16 with and without a byte order mark', () => {
    const [, , text] = texts[0];
    expect(sureOf(text, 'utf-8', 'zh')).toEqual(['utf-8', text]);
    for (const encoding of ['utf-16le', 'utf-16be'] as const) {
      expect(sureOf(text, encoding, 'de')).toEqual([encoding, text]);
      expect(sureOf(`\ufeff${text}`, encoding, 'de')).toEqual([encoding, text]);
    }
    expect(sureOf('名称,型号\r\n离心水泵,甲', 'utf-16le', 'zh')).toEqual(['utf-16le', '名称,型号\r\n离心水泵,甲']);
    expect(utf16Of(Uint8Array.of(1, 0, 0, 0))).toBeNull();
  });

  it('is chosen by a person if several give words, the site’s first', () => {
    const found = decodeSheet(encode('name;size\r\nPump;\u00d8 50', 'windows-1252'), 'ru', none);
    expect('choices' in found && found.choices.map(({ encoding }) => encoding)).toEqual([
      'windows-1251',
      'windows-1252',
      'windows-1256',
    ]);
  });

  it('is the one with a known heading', () => {
    const bytes = encode('Ø;size\r\nPump;50', 'windows-1252');
    const found = decodeSheet(bytes, 'ru', (cell) => cell === 'Ø');
    expect('sure' in found && found.sure.encoding).toBe('windows-1252');
  });

  it('is irrelevant if all give the same text', () => {
    expect(sureOf('name;size\r\nFilter;5 µm', 'windows-1252', 'en')[1]).toBe('name;size\r\nFilter;5 µm');
  });
});
