import { config, type Grade, type Membership, type Sort } from '@/lib/platform/config';
import { type PropertyRange, propertyNames, readRanges, writeRange } from './range';

/** A query parameter: its default value, and conversion from and to its items. */
type Parameter<Value> = {
  empty: Value;
  read: (items: readonly string[]) => Value;
  write: (value: Value) => readonly (string | number)[];
  /** where several parameters of an address hold it: their names, with which each item begins, as in `head=40-60` */
  names?: readonly string[];
};
const parameter = <Value>(definition: Parameter<Value>): Parameter<Value> => definition;

const wholeBetween = (text: string | undefined, min: number, max: number): number | null => {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
};
const capped = <T>(values: Iterable<T>): T[] => [...new Set(values)].slice(0, config.listing.values);
const present = <T>(value: T | null): readonly T[] => (value === null ? [] : [value]);
const itself = <T>(values: readonly T[]): readonly T[] => values;

const among = <N extends number>(allowed: readonly N[]): Parameter<N | null> => ({
  empty: null,
  read: (items) => allowed.find((value) => String(value) === items[0]) ?? null,
  write: present,
});

const idList = (items: readonly string[]): number[] =>
  items.flatMap((item) => present(wholeBetween(item, 1, config.id.max)));
const numberSet: Parameter<readonly number[]> = {
  empty: [],
  read: (items) => capped(idList(items).sort((a, b) => a - b)),
  write: itself,
};
const oneOf = <T extends string>(allowed: readonly T[], items: readonly string[]): T[] => {
  const lower = items.map((item) => item.toLowerCase());
  return allowed.filter((value) => lower.includes(value.toLowerCase()));
};

type PriceRange = { min: number | null; max: number | null };
const readPrice = (text: string | undefined): PriceRange | null => {
  const range = text?.match(/^(\d*)-(\d*)$/);
  if (!range) return null;
  const min = wholeBetween(range[1], 1, config.listing.amount);
  const max = wholeBetween(range[2], 1, config.listing.amount);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
};

/** One of some words. */
const word = <T extends string>(allowed: readonly T[]): Parameter<T | null> => ({
  empty: null,
  read: (items) => oneOf(allowed, items.slice(0, 1))[0] ?? null,
  write: present,
});

const priceSorts: readonly Sort[] = config.priceSorts;
const sorts = [...new Set([...config.sorts, ...config.priceSorts, ...config.tender.sorts])];

/** What a list sorts by: its own order, or the first where it does not have this one. */
export const orderIn = <O>(orders: Partial<Record<Sort, O>> & { comprehensive: O }, sort: Sort): O =>
  orders[sort] ?? orders.comprehensive;

/**
 * Parameters of a listing, in their canonical order (docs/domain.md, Listing state): ISO country codes in lower case,
 * prices in whole US dollars, pages from 1.
 */
const parameters = {
  country: parameter<readonly string[]>({
    empty: [],
    read: (items) => capped(items.filter((item) => /^[a-z]{2}$/.test(item)).sort()),
    write: itself,
  }),
  continent: word(config.continents),
  tag: numberSet,
  cate: numberSet,
  /** of tenders: procurement method and category */
  way: word(config.tender.ways),
  division: word(config.tender.categories),
  /** of tenders: only open ones */
  open: parameter<boolean>({ empty: false, read: (items) => items[0] === '1', write: (value) => (value ? [1] : []) }),
  /** of purchase requests: the code of a rule of Incoterms; an unknown one finds nothing */
  incoterm: parameter<string | null>({
    empty: null,
    read: (items) => items.find((item) => /^[a-z]{3}$/.test(item))?.toUpperCase() ?? null,
    write: (value) => present(value?.toLowerCase() ?? null),
  }),
  /** of purchase requests: days until they close, and minimum quotations still taken */
  closing: among(config.purchase.closing),
  places: among(config.purchase.places),
  /** of directory entries */
  kind: word(config.directory.kinds),
  grade: parameter<readonly Grade[]>({
    empty: [],
    read: (items) => oneOf(config.grades, items),
    write: (value) => value.map((grade) => grade.toLowerCase()),
  }),
  membership: parameter<readonly Membership[]>({
    empty: [],
    read: (items) => oneOf(config.memberships, items).sort(),
    write: itself,
  }),
  price: parameter<PriceRange | null>({
    empty: null,
    read: (items) => readPrice(items[0]),
    write: (value) => (value === null ? [] : [`${value.min ?? ''}-${value.max ?? ''}`]),
  }),
  /** maximum of the minimum order */
  moq: parameter<number | null>({
    empty: null,
    read: (items) => wholeBetween(items[0], 1, config.listing.amount),
    write: present,
  }),
  /** minimum warranty in months */
  warranty: among(config.product.warranty),
  /** of properties that products share, a parameter each */
  range: parameter<readonly PropertyRange[]>({
    empty: [],
    read: readRanges,
    write: (value) => value.map((range) => `${range.property}=${writeRange(range)}`),
    names: propertyNames,
  }),
  sort: parameter<Sort>({
    empty: config.sorts[0],
    read: (items) => oneOf(sorts, items.slice(0, 1))[0] ?? config.sorts[0],
    write: (value) => (value === config.sorts[0] ? [] : [value]),
  }),
  page: parameter<number>({
    empty: 1,
    // An invalid page number becomes one past the maximum, so that the URL gives 404.
    read: ([text]) => (text ? (wholeBetween(text, 1, config.listing.page) ?? config.listing.page + 1) : 1),
    write: (value) => (value === 1 ? [] : [value]),
  }),
  /** the products compared, in the visitor's order */
  ids: parameter<readonly number[]>({
    empty: [],
    read: (items) => [...new Set(idList(items))].slice(0, config.compare.max),
    write: itself,
  }),
};

export type ListKey = keyof typeof parameters;
export type ListState = { [K in ListKey]: (typeof parameters)[K]['empty'] };
export const listKeys = Object.keys(parameters) as ListKey[];

/** Filters of company lists, and of product lists, which have additional ones. */
export const companyKeys = ['country', 'continent', 'tag', 'cate', 'grade', 'membership'] as const;
export const productKeys = [...companyKeys, 'price', 'moq', 'warranty', 'range'] as const;
export type CompanyKey = (typeof companyKeys)[number];
export type FilterKey = (typeof productKeys)[number];

const codecs: { [K in ListKey]: Parameter<ListState[K]> } = parameters;
export const emptyState = Object.fromEntries(listKeys.map((key) => [key, parameters[key].empty])) as ListState;

const assign = <K extends ListKey>(state: ListState, key: K, items: readonly string[]): void => {
  state[key] = codecs[key].read(items);
};
const writeKey = <K extends ListKey>(key: K, state: ListState): string[] => codecs[key].write(state[key]).map(String);

const read = (keys: readonly ListKey[], itemsOf: (key: ListKey) => readonly string[]): ListState => {
  const state = { ...emptyState };
  for (const key of keys) assign(state, key, itemsOf(key));
  // Only lists with open items can be sorted by deadline, only those with prices by price.
  if (state.sort === 'deadline' && !keys.includes('open') && !keys.includes('incoterm')) state.sort = emptyState.sort;
  if (priceSorts.includes(state.sort) && !keys.includes('price')) state.sort = emptyState.sort;
  return state;
};

/** Normalises a state as its URL would: sorted, distinct, within limits. */
export const normalState = (keys: readonly ListKey[], state: Partial<ListState>): ListState => {
  const full = { ...emptyState, ...state };
  return read(keys, (key) => writeKey(key, full));
};

/** Reads the state of `keys` from the parameters of an address by name. */
const readNamed = (keys: readonly ListKey[], itemsOf: (name: string) => readonly string[]): ListState =>
  read(
    keys,
    (key) => codecs[key].names?.flatMap((name) => itemsOf(name).map((item) => `${name}=${item}`)) ?? itemsOf(key),
  );

/** Parses the state of `keys` from a query; ignores unknown and malformed values. */
export const parseState = (search: string, keys: readonly ListKey[]): ListState => {
  const query = new URLSearchParams(search);
  return readNamed(keys, (name) =>
    query
      .getAll(name)
      .flatMap((value) => value.toLowerCase().split(','))
      .map((item) => item.trim())
      .filter(Boolean),
  );
};

/** The parameters of an address that hold some items of a key. */
const namedItems = (key: ListKey, items: string[]): [string, string[]][] =>
  codecs[key].names === undefined
    ? [[key, items]]
    : items.map((item) => [item.slice(0, item.indexOf('=')), [item.slice(item.indexOf('=') + 1)]]);

const written = (keys: readonly ListKey[], state: Partial<ListState>): [string, string[]][] => {
  const normal = normalState(keys, state);
  return listKeys
    .filter((key) => keys.includes(key))
    .flatMap((key) => namedItems(key, writeKey(key, normal)))
    .filter(([, values]) => values.length > 0);
};

/** The state as a query with '?'; '' if empty. */
export const stateQuery = (keys: readonly ListKey[], state: Partial<ListState>): string => {
  const pairs = written(keys, state).map(([key, values]) => `${key}=${values.join(',')}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/** The state as one internal path segment, using only characters that are never escaped. */
export const stateSegment = (keys: readonly ListKey[], state: Partial<ListState>): string =>
  written(keys, state)
    .map(([key, values]) => `${key}.${values.join('_')}`)
    .join('~') || '-';

/** The inverse of `stateSegment`, for the page behind a [state] segment. */
export const readState = (segment: string, keys: readonly ListKey[]): ListState => {
  const pairs = new Map(
    segment
      .replaceAll(/%7e/gi, '~')
      .split('~')
      .map((pair): [string, string[]] => {
        const dot = pair.indexOf('.');
        return [pair.slice(0, Math.max(dot, 0)), pair.slice(dot + 1).split('_')];
      }),
  );
  return readNamed(keys, (name) => pairs.get(name) ?? []);
};
