/** The most rows of a sheet below its heading, and the most columns. */
export const sheetRows = 5000;
export const sheetColumns = 200;

/** What taking the pictures of one sheet may cost: their number, the time for all, and that for one address. */
export const pictureLimits = {
  pictures: 500,
  seconds: 900,
  /** of one as it stands in the archive; what is larger than an upload may be is made smaller */
  bytes: 30 * 2 ** 20,
  /** how many are got before they are checked one by one */
  atOnce: 6,
  /** times that a place in the queue is asked for, and milliseconds between them */
  tries: 60,
  wait: 1000,
  /** milliseconds without a byte, and for one picture */
  fetch: { idle: 10_000, total: 20_000 },
} as const;

/** A heading of a column that a new product needs, as a sheet marks it. */
export const markedHeading = (words: string): string => `${words} *`;
/** A heading as it is compared, marked or not. */
export const foldedHeading = (words: string): string =>
  words.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ').replace(/ ?\*$/, '');

/** Characters of a cell and of a name that an error shows. */
export const shownValue = 120;

/** Rows among which the headings are looked for: a title may stand above them. */
export const headingRows = 10;
/** Rows that are shown of each encoding where a person has to choose. */
export const choiceRows = 3;

/** How long a process that is at an import is taken to be alive, in seconds; it says so three times in that. */
export const leaseSeconds = 30;

/** The most errors that are kept: of a row, and of a sheet, past which each wrong row keeps its first. */
export const keptErrors = { row: 50, sheet: 20_000 } as const;

/** The most allowed values that are listed beside the errors of a column. */
export const listedValues = 40;
/** As many are listed also where one was found that may have been meant. */
export const fewValues = 10;
/** An empty sheet, whose second one lists all allowed values. */
export const templateAddress = '/api/product/export?format=xlsx&empty';

/** How many rows and errors a page of the preview shows. */
export const previewRows = 20;
export const previewErrors = 50;
