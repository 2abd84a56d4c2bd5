export type ComparedProduct = { id: number; name: string; picture: string };

const key = 'compare';
const isCompared = (value: unknown): value is ComparedProduct =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger(Reflect.get(value, 'id')) &&
  typeof Reflect.get(value, 'name') === 'string' &&
  typeof Reflect.get(value, 'picture') === 'string';

/** Products selected in this tab, in the visitor's order. */
export const readCompared = (): ComparedProduct[] => {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isCompared) : [];
  } catch {
    // If storage is full or blocked, only the selection is lost.
    return [];
  }
};

export const keepCompared = (list: readonly ComparedProduct[]): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // As above.
  }
};
