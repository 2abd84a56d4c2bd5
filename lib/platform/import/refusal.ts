/** Why a file or an entry of it is not taken in. */
export const reasons = [
  'address',
  'answer',
  'empty',
  'size',
  'packed',
  'kind',
  'encoding',
  'depth',
  'json',
  'xml',
  'doctype',
  'html',
  'root',
  'ocds',
  'ocid',
  'process',
  'id',
  'guid',
  'field',
  'date',
  'currency',
  'value',
  'language',
  'title',
  'text',
  'buyer',
  'country',
  'stored',
] as const;
export type ImportReason = (typeof reasons)[number];

/** What stops one file or one entry, and nothing else. */
export class Refusal extends Error {
  constructor(
    readonly reason: ImportReason,
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
    this.name = 'Refusal';
  }
}

/** An entry that was refused: its file and place there; `kept` where the entry was taken in without what is said. */
export type RefusedEntry = { place: string; reason: ImportReason; detail: string; kept?: true };

/** A value that could not be read, while the entry that it stands in is taken in. */
export type UnreadValue = Pick<RefusedEntry, 'reason' | 'detail'>;

/** Reads one value of an entry; where it is refused it alone is lost, and listed. @returns null where it was lost */
export function kept<T>(lost: UnreadValue[], read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    lost.push({ reason: error.reason, detail: error.detail });
    return null;
  }
}

/** Runs `read`; what it refuses is noted under its place. @returns null where it was refused */
export function accepted<T>(refused: (one: RefusedEntry) => void, place: string, read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused({ place, reason: error.reason, detail: error.detail });
    return null;
  }
}
