import type { ZipEntry } from '@/lib/platform/parser/zip';

const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

type Decode = (raw: Buffer) => string;
const byTable =
  (table: string): Decode =>
  (raw) =>
    [...raw].map((byte) => (byte < 128 ? String.fromCharCode(byte) : table.charAt(byte - 128))).join('');
const byLabel = (label: string): Decode => {
  const decoder = new TextDecoder(label);
  return (raw) => decoder.decode(raw);
};

/** Encodings tried if the archive states none; the first of the best matches wins. */
const encodings: readonly Decode[] = [
  byLabel('utf-8'),
  byLabel('gb18030'),
  byTable(cp437),
  byTable(cp850),
  byLabel('windows-1252'),
  byLabel('ibm866'),
  byLabel('windows-1251'),
  byLabel('windows-1256'),
];

/** Normalises a name for comparison: programs differ in accents, slashes and case. */
export const folded = (name: string): string => name.normalize('NFC').replaceAll('\\', '/').toLowerCase();
/** The part after the last slash. */
export const lastOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * Decodes the file names of an archive. Without a stated encoding, chooses the one in which most of the names cited by
 * the sheet occur: an archive is written by one program.
 */
export function namedEntries(entries: readonly ZipEntry[], cited: readonly string[]): ZipEntry[] {
  const citedNames = new Set(cited.map((name) => lastOf(folded(name))));
  const open = entries.filter(({ isUnicode, raw }) => !isUnicode && raw.some((byte) => byte > 127));
  let best = { found: -1, names: new Map<ZipEntry, string>() };
  for (const decode of open.length > 0 ? encodings : []) {
    const names = new Map(open.map((entry) => [entry, decode(entry.raw)]));
    const found = [...names.values()].filter((name) => citedNames.has(lastOf(folded(name)))).length;
    if (found > best.found) best = { found, names };
  }
  return entries.map((entry) => ({ ...entry, name: best.names.get(entry) ?? entry.name }));
}
