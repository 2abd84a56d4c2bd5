/** The most rows of a sheet below its heading, and the most columns. */
export const sheetRows = 5000;
export const sheetColumns = 200;

/** How many rows and errors a page of the preview shows. */
export const previewRows = 20;
export const previewErrors = 50;

/** Columns that hold the same in every language. */
export const plainColumns = [
  'id',
  'model',
  'brand',
  'categories',
  'tags',
  'group',
  'currency',
  'priceMin',
  'priceMax',
  'unit',
  'minimumOrder',
  'priceBreaks',
  'leadMin',
  'leadMax',
  'hsCode',
  'origin',
  'sort',
] as const;

/** Columns that there are one a language of. */
export const textColumns = ['name', 'summary', 'introduction', 'keywords', 'slogan'] as const;

export type PlainColumn = (typeof plainColumns)[number];
export type TextColumn = (typeof textColumns)[number];
