import {
  type Continent,
  config,
  type DirectoryKind,
  type Grade,
  type Membership,
  type Sort,
  type TenderCategory,
  type TenderWay,
} from '@/lib/config';

/** The parameters of a listing, in the one order of their query (decisions, Addresses). */
export const listKeys = [
  'country',
  'continent',
  'tag',
  'cate',
  'way',
  'division',
  'open',
  'incoterm',
  'closing',
  'places',
  'kind',
  'grade',
  'membership',
  'price',
  'moq',
  'sort',
  'page',
  'ids',
] as const;
export type ListKey = (typeof listKeys)[number];

/** A listing's state: ISO country codes in lower case, prices in whole US dollars, page from 1. */
export type ListState = {
  country: readonly string[];
  continent: Continent | null;
  tag: readonly number[];
  cate: readonly number[];
  /** of a tender: how it is procured, and what */
  way: TenderWay | null;
  division: TenderCategory | null;
  /** of tenders: only those that take bids */
  open: boolean;
  /** of purchase requests: the code of a rule of Incoterms; an unknown one finds nothing */
  incoterm: string | null;
  /** of purchase requests: days within which they close, and places that they have left at least */
  closing: (typeof config.purchase.closing)[number] | null;
  places: (typeof config.purchase.places)[number] | null;
  /** of an organisation in the directory */
  kind: DirectoryKind | null;
  grade: readonly Grade[];
  membership: readonly Membership[];
  price: { min: number | null; max: number | null } | null;
  /** At most this minimum order. */
  moq: number | null;
  sort: Sort;
  page: number;
  /** The products compared, in the visitor's order. */
  ids: readonly number[];
};

export const emptyState: ListState = {
  country: [],
  continent: null,
  tag: [],
  cate: [],
  way: null,
  division: null,
  open: false,
  incoterm: null,
  closing: null,
  places: null,
  kind: null,
  grade: [],
  membership: [],
  price: null,
  moq: null,
  sort: config.sorts[0],
  page: 1,
  ids: [],
};

type Codec<Value> = {
  read: (items: readonly string[]) => Value;
  write: (value: Value) => readonly (string | number)[];
};

const whole = (text: string | undefined, least: number, most: number): number | null => {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
};
const capped = <T>(values: Iterable<T>): T[] => [...new Set(values)].slice(0, config.listing.values);
const present = <T>(value: T | null): readonly T[] => (value === null ? [] : [value]);
const itself = <T>(values: readonly T[]): readonly T[] => values;

const among = <N extends number>(allowed: readonly N[]): Codec<N | null> => ({
  read: (items) => allowed.find((value) => String(value) === items[0]) ?? null,
  write: present,
});

const idList = (items: readonly string[]): number[] => items.flatMap((item) => present(whole(item, 1, config.id.max)));
const numberSet: Codec<readonly number[]> = {
  read: (items) => capped(idList(items).sort((a, b) => a - b)),
  write: itself,
};
const oneOf = <T extends string>(allowed: readonly T[], items: readonly string[]): T[] =>
  allowed.filter((value) => items.includes(value.toLowerCase()));

const readPrice = (text: string | undefined): ListState['price'] => {
  const range = text?.match(/^(\d*)-(\d*)$/);
  if (!range) return null;
  const min = whole(range[1], 1, config.listing.amount);
  const max = whole(range[2], 1, config.listing.amount);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
};

const sorts = [...new Set([...config.sorts, ...config.tender.sorts])];
const codecs: { [K in ListKey]: Codec<ListState[K]> } = {
  country: { read: (items) => capped(items.filter((item) => /^[a-z]{2}$/.test(item)).sort()), write: itself },
  continent: { read: (items) => oneOf(config.continents, items.slice(0, 1))[0] ?? null, write: present },
  tag: numberSet,
  cate: numberSet,
  way: { read: (items) => oneOf(config.tender.ways, items.slice(0, 1))[0] ?? null, write: present },
  division: { read: (items) => oneOf(config.tender.categories, items.slice(0, 1))[0] ?? null, write: present },
  open: { read: (items) => items[0] === '1', write: (value) => (value ? [1] : []) },
  incoterm: {
    read: (items) => items.find((item) => /^[a-z]{3}$/.test(item))?.toUpperCase() ?? null,
    write: (value) => present(value?.toLowerCase() ?? null),
  },
  closing: among(config.purchase.closing),
  places: among(config.purchase.places),
  kind: { read: (items) => oneOf(config.directory.kinds, items.slice(0, 1))[0] ?? null, write: present },
  grade: {
    read: (items) => oneOf(config.grades, items),
    write: (value) => value.map((grade) => grade.toLowerCase()),
  },
  membership: { read: (items) => oneOf(config.memberships, items).sort(), write: itself },
  price: {
    read: (items) => readPrice(items[0]),
    write: (value) => (value === null ? [] : [`${value.min ?? ''}-${value.max ?? ''}`]),
  },
  moq: { read: (items) => whole(items[0], 1, config.listing.amount), write: present },
  sort: {
    read: (items) => oneOf(sorts, items.slice(0, 1))[0] ?? config.sorts[0],
    write: (value) => (value === config.sorts[0] ? [] : [value]),
  },
  page: {
    read: (items) => whole(items[0], 1, config.listing.page) ?? 1,
    write: (value) => (value === 1 ? [] : [value]),
  },
  ids: { read: (items) => [...new Set(idList(items))].slice(0, config.compare.max), write: itself },
};

const assign = <K extends ListKey>(state: ListState, key: K, items: readonly string[]): void => {
  state[key] = codecs[key].read(items);
};
const writeKey = <K extends ListKey>(key: K, state: ListState): string[] => codecs[key].write(state[key]).map(String);

const read = (keys: readonly ListKey[], itemsOf: (key: ListKey) => readonly string[]): ListState => {
  const state = { ...emptyState };
  for (const key of keys) assign(state, key, itemsOf(key));
  // Only what can be open has a deadline to stand by.
  if (state.sort === 'deadline' && !keys.includes('open') && !keys.includes('incoterm')) state.sort = emptyState.sort;
  return state;
};

/** A state as it comes back from its own address: sorted, without repetition, within the limits. */
export const normalState = (keys: readonly ListKey[], state: Partial<ListState>): ListState => {
  const whole = { ...emptyState, ...state };
  return read(keys, (key) => writeKey(key, whole));
};

/** The query of an address in, the state of `keys` out; what is unknown or malformed is ignored. */
export const parseState = (search: string, keys: readonly ListKey[]): ListState => {
  const query = new URLSearchParams(search);
  return read(keys, (key) =>
    query
      .getAll(key)
      .flatMap((value) => value.toLowerCase().split(','))
      .map((item) => item.trim())
      .filter(Boolean),
  );
};

const written = (keys: readonly ListKey[], state: Partial<ListState>): [ListKey, string[]][] => {
  const normal = normalState(keys, state);
  return listKeys
    .filter((key) => keys.includes(key))
    .map((key): [ListKey, string[]] => [key, writeKey(key, normal)])
    .filter(([, values]) => values.length > 0);
};

/** The state as a query with its '?', '' where there is nothing to say. */
export const stateQuery = (keys: readonly ListKey[], state: Partial<ListState>): string => {
  const pairs = written(keys, state).map(([key, values]) => `${key}=${values.join(',')}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/** The state as one segment of an internal path, of characters that no part of the way encodes. */
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
  return read(keys, (key) => pairs.get(key) ?? []);
};
