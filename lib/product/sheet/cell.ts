import { sheetLimits } from '@/lib/platform/limit/table';
import { headingRows, sheetColumns, sheetRows } from './constants';
import type { SheetCell } from './job';
import { SheetRefusal } from './refusal';
import { escapedText } from './xml';

/** Normalises a cell's text. */
export const tidied = (text: string): string => text.replaceAll('\r\n', '\n').trim();

// As spreadsheet programs write them to text files, in the sites' languages; workbooks use English.
const errorTexts = new Set(
  `#N/A #REF! #VALUE! #DIV/0! #NAME? #NUM! #NULL! #SPILL! #CALC! #FIELD! #BLOCKED! #CONNECT! #BUSY! #UNKNOWN! #EXTERNAL!
  #PYTHON! #GETTING_DATA #ERROR! #NV #BEZUG! #WERT! #ZAHL! #LEER! #ÜBERLAUF! #VALEUR! #NOM? #NOMBRE! #NUL! #PROPAGATION! #N/D
  #¡REF! #¡VALOR! #¡DIV/0! #¿NOMBRE? #¡NUM! #¡NULO! #¡DESBORDAMIENTO! #VALOR! #NOME? #NÚM! #NULO! #DESPEJAR! #Н/Д #ССЫЛКА!
  #ЗНАЧ! #ДЕЛ/0! #ИМЯ? #ЧИСЛО! #ПУСТО! #ПЕРЕНОС!`.split(/\s+/),
);

/** Whether a cell contains a formula error; LibreOffice writes some as Err:502. */
export const isCellError = (cell: SheetCell): boolean =>
  typeof cell === 'string' && (errorTexts.has(cell.toUpperCase()) || /^Err:\d{3}$/i.test(cell));

/** Maximum characters of a cell that Excel can open. */
const excelCell = 32_767;
export const isTooLong = (text: string): boolean => text.length > excelCell;
/**
 * A cell for a workbook; a text too long for Excel is replaced by a note from `words`. On import, the note leaves the
 * product's text unchanged.
 */
export function fitted<Cell extends SheetCell>(cell: Cell, words: (length: number) => string): Cell | string {
  if (typeof cell !== 'string') return cell;
  return escapedText(isTooLong(cell) ? `⟦${words(cell.length)}⟧` : cell);
}
export const isInPlace = (text: string): boolean => text.startsWith('⟦') && text.endsWith('⟧');

/** The rows of a sheet while parsed, with its limits enforced. Empty cells do not count. */
export class SheetRows {
  #rows: SheetCell[][] = [];
  #text = 0;

  /**
   * Adds a cell; both numbers start at 1.
   * @throws SheetRefusal sheetRows, sheetColumns, sheetCell or sheetLarge
   */
  set(row: number, column: number, cell: SheetCell): void {
    if (cell === '') return;
    if (row > sheetRows + headingRows) throw new SheetRefusal('sheetRows');
    if (column > sheetColumns) throw new SheetRefusal('sheetColumns');
    const { length } = String(cell);
    if (length > sheetLimits.cell) throw new SheetRefusal('sheetCell');
    this.#text += length;
    if (this.#text > sheetLimits.text) throw new SheetRefusal('sheetLarge');
    while (this.#rows.length < row) this.#rows.push([]);
    const cells = this.#rows[row - 1] ?? [];
    while (cells.length < column - 1) cells.push('');
    cells[column - 1] = cell;
  }

  /** All rows up to the last non-empty one. */
  get all(): readonly SheetCell[][] {
    return this.#rows;
  }
}
