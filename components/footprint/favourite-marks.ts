import type { FavouriteType } from '@/lib/footprint/schema';

/** What a button marks: a favourite by type, or something to follow. */
export type MarkType = FavouriteType | 'follow-supplier' | 'follow-sector' | 'follow-request';
type Mark = { type: MarkType; id: number };

/** Parses `product:12` into type and id; null if malformed. */
export const readMark = (mark: string | undefined): Mark | null => {
  const [, type, id] = mark?.match(/^((?:follow-)?supplier|follow-sector|follow-request|product|tender):(\d+)$/) ?? [];
  return Number(id) > 0 ? { type: type as MarkType, id: Number(id) } : null;
};

/** Button of a mark; follow buttons have texts of their own. */
export const buttonOf = (mark: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-fav="${CSS.escape(mark)}"]`);

/** The page's favourite and follow buttons, and which are pressed. */
export class FavouriteMarks {
  #known = new Map<string, boolean>();

  /** Ids with unknown state, by type. */
  unknown(): Map<MarkType, number[]> {
    const found = new Map<MarkType, Set<number>>();
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-fav]')) {
      const mark = readMark(dataset.fav);
      if (!mark || this.#known.has(dataset.fav ?? '')) continue;
      found.set(mark.type, (found.get(mark.type) ?? new Set()).add(mark.id));
    }
    return new Map([...found].map(([type, ids]) => [type, [...ids]]));
  }

  set(mark: string, kept: boolean): void {
    this.#known.set(mark, kept);
    this.show();
  }

  /** Updates every button with known state. */
  show(): void {
    for (const button of document.querySelectorAll<HTMLElement>('[data-fav]')) {
      const pressed = String(this.#known.get(button.dataset.fav ?? '') ?? false);
      if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
    }
  }

  isKept(mark: string): boolean {
    return this.#known.get(mark) ?? false;
  }
}
