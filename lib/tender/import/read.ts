import type { Packed } from '@/lib/platform/import/archive';
import { accepted, Refusal } from '@/lib/platform/import/refusal';
import { assertNoPage, decode, readXml, utf16Of } from '@/lib/platform/import/xml';
import { readNotice } from './eforms/notice';
import { type OcdsContext, readOcds } from './ocds/package';
import type { EntryPart } from './types';

/** The first non-space character; a BOM counts as space. */
const firstOf = (bytes: Buffer) => /[^\s\0\ufeff\xef\xbb\xbf\xff\xfe]/.exec(bytes.toString('latin1', 0, 4000))?.[0];

/**
 * Parses a tender document: OCDS in JSON, or an EU eForms notice in XML. Unreadable entries are reported.
 * @returns null if the whole document was rejected
 */
export async function readTenders(
  { name, bytes }: Packed,
  reading: Omit<OcdsContext, 'name'>,
): Promise<EntryPart[] | null> {
  const first = firstOf(bytes);
  if (first === '<')
    return accepted(reading.refused, name, () => [readNotice(readXml(bytes), name, reading.now, reading.assumed)]);
  try {
    if (first === undefined) throw new Refusal('empty', 'an empty document');
    assertNoPage(bytes.toString('latin1', 0, 4000));
    // The JSON scanner works on UTF-8 bytes.
    const text = utf16Of(bytes) ? Buffer.from(decode(bytes)) : bytes;
    return await readOcds(text, { ...reading, name });
  } catch (error) {
    return accepted(reading.refused, name, () => {
      throw error;
    });
  }
}
