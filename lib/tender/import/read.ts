import type { Packed } from '@/lib/platform/import/archive';
import { accepted, Refusal } from '@/lib/platform/import/refusal';
import { assertNoPage, decode, readXml, utf16Of } from '@/lib/platform/import/xml';
import { readNotice } from './eforms/notice';
import { type OcdsContext, readOcds } from './ocds/package';
import type { EntryPart } from './types';

/** The first character that is none of space; a byte order mark counts as space. */
const firstOf = (bytes: Buffer) => /[^\s\0\ufeff\xef\xbb\xbf\xff\xfe]/.exec(bytes.toString('latin1', 0, 4000))?.[0];

/**
 * What a document says of tenders: OCDS in JSON, or one notice of EU eForms in XML. What cannot be read is noted.
 * @returns null where the whole document was refused
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
    // JSON is cut into its entries by bytes of UTF-8.
    const text = utf16Of(bytes) ? Buffer.from(decode(bytes)) : bytes;
    return await readOcds(text, { ...reading, name });
  } catch (error) {
    return accepted(reading.refused, name, () => {
      throw error;
    });
  }
}
