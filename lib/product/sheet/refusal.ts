/** Why a sheet cannot be read whole: keys below `validation`. */
export type SheetRefusalKey = 'sheetBroken' | 'sheetRows' | 'sheetColumns' | 'sheetLarge' | 'sheetCell' | 'sheetQuote';

/** A sheet that is broken, or holds more than one may; `row` where one row is at fault. */
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
