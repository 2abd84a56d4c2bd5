import { changed, hasKey, type Listing, toggled } from '@/lib/listing/listing';
import { type Continent, config } from '@/lib/platform/config';
import type { ListKey, ListState } from '@/lib/platform/routes/list-state';
import { continentsOf } from '@/lib/reference/continent';
import type { CategoryNode } from '@/lib/reference/types';
import type { Count } from '@/lib/search/facet';
import type { Facets } from '@/lib/search/types';

/** A filter value: name, number of results, and the address that toggles it. */
export type Option = {
  key: ListKey;
  value: string;
  label: string;
  count: number;
  on: boolean;
  href: string;
  /** nested below the previous option */
  inner?: boolean;
};

const countOf = <Value>(counts: readonly Count<Value>[] | undefined, value: Value): number =>
  counts?.find((one) => one.value === value)?.count ?? 0;

const shown = ({ on, count }: Option): boolean => on || count > 0;

/** Sectors, and below a selected one its categories. */
export const categoryOptions = (listing: Listing): Option[] => {
  const { state, facets, names } = listing;
  if (!hasKey(listing.page, 'cate')) return [];
  const option = ({ id, name }: CategoryNode, inner?: boolean): Option => ({
    key: 'cate',
    value: String(id),
    label: name,
    count: countOf(facets.category, id),
    on: state.cate.includes(id),
    href: toggled(listing, 'cate', id),
    inner,
  });
  return names.categories
    .flatMap((root) => {
      const children = root.children.map((child) => option(child, true));
      const open = state.cate.includes(root.id) || children.some(({ on }) => on);
      return [option(root), ...(open ? children : [])];
    })
    .filter(shown);
};

export const tagOptions = (listing: Listing): Option[] =>
  hasKey(listing.page, 'tag')
    ? listing.names.tags
        .map(
          ({ id, name }): Option => ({
            key: 'tag',
            value: String(id),
            label: name,
            count: countOf(listing.facets.tag, id),
            on: listing.state.tag.includes(id),
            href: toggled(listing, 'tag', id),
          }),
        )
        .filter(shown)
    : [];

/** Values of a single-choice filter, named by `label`; empty if the list has no counts for it. */
export const choiceOptions = <K extends Extract<ListKey, keyof Facets>>(
  listing: Listing,
  key: K,
  all: readonly NonNullable<ListState[K]>[],
  label: (value: NonNullable<ListState[K]>) => string,
): Option[] => {
  const { facets, state, page } = listing;
  const counts: readonly Count<unknown>[] | undefined = facets[key];
  if (!counts || !hasKey(page, key)) return [];
  return all
    .map((value): Option => {
      const on = state[key] === value;
      return {
        key,
        value: String(value),
        label: label(value),
        count: countOf(counts, value),
        on,
        href: changed(listing, { [key]: on ? null : value }),
      };
    })
    .filter(shown);
};

/** Grades or memberships; `label` gives their names. */
export const standingOptions = <K extends 'grade' | 'membership'>(
  listing: Listing,
  key: K,
  label: (value: Listing['state'][K][number]) => string,
): Option[] => {
  type Value = Listing['state'][K][number];
  if (!hasKey(listing.page, key)) return [];
  const all = (key === 'grade' ? config.grades : config.memberships.toReversed()) as readonly Value[];
  const counts = listing.facets[key] as Count<Value>[] | undefined;
  const chosen: readonly Value[] = listing.state[key];
  return all
    .map(
      (value): Option => ({
        key,
        value: value.toLowerCase(),
        label: label(value),
        count: countOf(counts, value),
        on: chosen.includes(value),
        href: toggled(listing, key, value),
      }),
    )
    .filter(shown);
};

export type PlaceOptions = { top: Option[]; continents: { continent: Continent; whole: Option; rest: Option[] }[] };

/**
 * Countries with most results first, preceded by all of a selected continent, the rest by continent; `label` names
 * continents.
 */
export const placeOptions = (listing: Listing, label: (continent: Continent) => string, max = 5): PlaceOptions => {
  const { state, facets, names } = listing;
  if (!hasKey(listing.page, 'country')) return { top: [], continents: [] };
  const options = names.countries
    .map(({ code, name, continent }) => {
      const value = code.toLowerCase();
      const option: Option = {
        key: 'country',
        value,
        label: name,
        count: countOf(facets.country, code),
        on: state.country.includes(value),
        href: toggled(listing, 'country', value),
      };
      return { option, continents: continentsOf(code, continent) };
    })
    .filter(({ option }) => shown(option));
  const within = options.filter(({ continents }) => state.continent !== null && continents.includes(state.continent));
  const near = new Set(within.map(({ option }) => option));
  const byCount = options
    .map(({ option }) => option)
    .toSorted((a, b) => Number(b.on) - Number(a.on) || Number(near.has(b)) - Number(near.has(a)) || b.count - a.count);
  const top = byCount.slice(0, Math.max(max, byCount.filter(({ on }) => on).length));
  const continents = config.continents.flatMap((continent) => {
    const on = state.continent === continent;
    const entire: Option = {
      key: 'continent',
      value: continent,
      label: label(continent),
      count: countOf(facets.continent, continent),
      on,
      href: changed(listing, { continent: on ? null : continent }),
    };
    const rest = options.filter((one) => one.continents.includes(continent) && !top.includes(one.option));
    return shown(entire) ? [{ continent, whole: entire, rest: rest.map(({ option }) => option) }] : [];
  });
  return { top, continents };
};
