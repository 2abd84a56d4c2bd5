/** Why a sheet cannot be read whole: keys below `validation`. */
export type SheetRefusalKey = 'sheetBroken' | 'sheetRows' | 'sheetColumns' | 'sheetLarge' | 'sheetCell' | 'sheetQuote';

/** A broken sheet, or one over a limit; `row` if a row is to blame. */
export class SheetRefusal extends Error {
  readonly row: number | undefined;

  constructor(
    readonly key: SheetRefusalKey,
    { row, ...options }: ErrorOptions & { row?: number } = {},
  ) {
    super(key, options);
    this.row = row;
    this.name = 'SheetRefusal';
  }
}
