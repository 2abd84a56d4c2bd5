/** Why a sheet cannot be read whole: keys below `validation`. */
export type SheetRefusalKey = 'sheetBroken' | 'sheetRows' | 'sheetColumns' | 'sheetLarge' | 'sheetCell';

/** A sheet that is broken, or holds more than one may. */
export class SheetRefusal extends Error {
  constructor(
    readonly key: SheetRefusalKey,
    options?: ErrorOptions,
  ) {
    super(key, options);
    this.name = 'SheetRefusal';
  }
}
