import { sheetLimits } from '@/lib/limit/table';
import { headingRows, sheetColumns, sheetRows } from './constants';
import type { SheetCell } from './job';
import { SheetRefusal } from './refusal';

/** A cell's text as it is kept. */
export const tidied = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** The rows of a sheet as they are read, which holds them to what a sheet may have. Empty cells count nowhere. */
export class SheetRows {
  #rows: SheetCell[][] = [];
  #text = 0;

  /**
   * Notes a cell; both numbers count from 1.
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

  /** All of them, the last with something in it at the end. */
  get all(): readonly SheetCell[][] {
    return this.#rows;
  }
}
