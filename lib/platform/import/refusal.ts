/** Reasons for rejecting a file or an entry. */
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

/** Rejects one file or entry; the import goes on. */
export class Refusal extends Error {
  constructor(
    readonly reason: ImportReason,
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
    this.name = 'Refusal';
  }
}

/** A rejected entry: its file and position; `kept` if it was imported without the part described. */
export type RefusedEntry = { place: string; reason: ImportReason; detail: string; kept?: true };

/** An unreadable value of an entry that is imported without it. */
export type UnreadValue = Pick<RefusedEntry, 'reason' | 'detail'>;

/** Reads one value of an entry; if rejected, it is reported and left out. @returns null if rejected */
export function valueOrNull<T>(unread: UnreadValue[], read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    unread.push({ reason: error.reason, detail: error.detail });
    return null;
  }
}

/** Runs `read`; a rejection is reported with its place. @returns null if rejected */
export function accepted<T>(refused: (one: RefusedEntry) => void, place: string, read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused({ place, reason: error.reason, detail: error.detail });
    return null;
  }
}
