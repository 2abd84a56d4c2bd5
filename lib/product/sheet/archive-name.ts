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

/** What names are written in where an archive does not say; of those that fit as well, the first. */
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

/** A name as it is compared: programs write accents, slashes and case in different ways. */
export const folded = (name: string): string => name.normalize('NFC').replaceAll('\\', '/').toLowerCase();
/** What stands behind the last slash. */
export const lastOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * The files of an archive by their names in words. Where it does not say how they are written, they are taken to be written
 * so that most of the names which a sheet cites are among them: one archive comes from one program.
 */
export function namedEntries(entries: readonly ZipEntry[], cited: readonly string[]): ZipEntry[] {
  const wanted = new Set(cited.map((name) => lastOf(folded(name))));
  const open = entries.filter(({ told, raw }) => !told && raw.some((byte) => byte > 127));
  let best = { found: -1, names: new Map<ZipEntry, string>() };
  for (const decode of open.length > 0 ? encodings : []) {
    const names = new Map(open.map((entry) => [entry, decode(entry.raw)]));
    const found = [...names.values()].filter((name) => wanted.has(lastOf(folded(name)))).length;
    if (found > best.found) best = { found, names };
  }
  return entries.map((entry) => ({ ...entry, name: best.names.get(entry) ?? entry.name }));
}
