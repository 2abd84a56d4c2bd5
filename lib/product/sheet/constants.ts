/** Maximum data rows and columns of a sheet. */
export const sheetRows = 5000;
export const sheetColumns = 200;

/** Limits of fetching a sheet's pictures: number, total seconds, and time per address. */
export const pictureLimits = {
  pictures: 500,
  seconds: 900,
  /** size of one in the archive; larger than an upload's, as it is scaled down */
  bytes: 30 * 2 ** 20,
  /** concurrent downloads, before they are checked one by one */
  atOnce: 6,
  /** attempts at a queue slot, and milliseconds between them */
  tries: 60,
  wait: 1000,
  /** timeouts in milliseconds: without data, and per picture */
  fetch: { idle: 10_000, total: 20_000 },
} as const;

/** Marks the heading of a required column. */
export const markedHeading = (words: string): string => `${words} *`;
/** Normalises a heading for comparison, without the mark. */
export const foldedHeading = (words: string): string =>
  words.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ').replace(/ ?\*$/, '');

/** Characters of a cell and of a name that an error shows. */
export const shownValue = 120;

/** Rows searched for the headings, as a title may precede them. */
export const headingRows = 10;
/** Sample rows shown per encoding when the user has to choose. */
export const choiceRows = 3;

/** Lease of a process on an import, in seconds; renewed three times within it. */
export const leaseSeconds = 30;

/** Maximum errors stored: per row, and per sheet; beyond that each row keeps only its first. */
export const maxErrors = { row: 50, sheet: 20_000 } as const;

/** Maximum allowed values listed with a column's errors. */
export const listedValues = 40;
/** Maximum listed if there are also suggestions. */
export const fewValues = 10;
/** An empty sheet, with all allowed values on its second sheet. */
export const templateAddress = '/api/product/export?format=xlsx&empty';

/** Rows and errors per page of the preview. */
export const previewRows = 20;
export const previewErrors = 50;
