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

/** An option with results, or chosen. Only these get an address: it costs more than all else of an option. */
export const shownOption = (option: Omit<Option, 'href'>, hrefOf: () => string): Option[] =>
  option.on || option.count > 0 ? [{ ...option, href: hrefOf() }] : [];

/** Sectors, and below a selected one its categories. */
export const categoryOptions = (listing: Listing): Option[] => {
  const { state, facets, names } = listing;
  if (!hasKey(listing.page, 'cate')) return [];
  const isChosen = ({ id }: Pick<CategoryNode, 'id'>): boolean => state.cate.includes(id);
  const optionOf = (node: Pick<CategoryNode, 'id' | 'name'>, inner?: boolean): Option[] =>
    shownOption(
      {
        key: 'cate',
        value: String(node.id),
        label: node.name,
        count: countOf(facets.category, node.id),
        on: isChosen(node),
        inner,
      },
      () => toggled(listing, 'cate', node.id),
    );
  return names.categories.flatMap((root) => {
    const isOpen = isChosen(root) || root.children.some(isChosen);
    return [...optionOf(root), ...(isOpen ? root.children.flatMap((child) => optionOf(child, true)) : [])];
  });
};

export const tagOptions = (listing: Listing): Option[] =>
  hasKey(listing.page, 'tag')
    ? listing.names.tags.flatMap(({ id, name }) =>
        shownOption(
          {
            key: 'tag',
            value: String(id),
            label: name,
            count: countOf(listing.facets.tag, id),
            on: listing.state.tag.includes(id),
          },
          () => toggled(listing, 'tag', id),
        ),
      )
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
  return all.flatMap((value) => {
    const on = state[key] === value;
    return shownOption({ key, value: String(value), label: label(value), count: countOf(counts, value), on }, () =>
      changed(listing, { [key]: on ? null : value }),
    );
  });
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
  return all.flatMap((value) =>
    shownOption(
      {
        key,
        value: value.toLowerCase(),
        label: label(value),
        count: countOf(counts, value),
        on: chosen.includes(value),
      },
      () => toggled(listing, key, value),
    ),
  );
};

export type PlaceOptions = { top: Option[]; continents: { continent: Continent; whole: Option; rest: Option[] }[] };

/**
 * Countries with most results first, preceded by all of a selected continent, the rest by continent; `label` names
 * continents.
 */
export const placeOptions = (listing: Listing, label: (continent: Continent) => string, max = 5): PlaceOptions => {
  const { state, facets, names } = listing;
  if (!hasKey(listing.page, 'country')) return { top: [], continents: [] };
  const options = names.countries.flatMap(({ code, name, continent }) => {
    const value = code.toLowerCase();
    const on = state.country.includes(value);
    return shownOption({ key: 'country', value, label: name, count: countOf(facets.country, code), on }, () =>
      toggled(listing, 'country', value),
    ).map((option) => ({ option, continents: continentsOf(code, continent) }));
  });
  const within = options.filter(({ continents }) => state.continent !== null && continents.includes(state.continent));
  const near = new Set(within.map(({ option }) => option));
  const byCount = options
    .map(({ option }) => option)
    .toSorted((a, b) => Number(b.on) - Number(a.on) || Number(near.has(b)) - Number(near.has(a)) || b.count - a.count);
  const top = byCount.slice(0, Math.max(max, byCount.filter(({ on }) => on).length));
  const continents = config.continents.flatMap((continent) => {
    const on = state.continent === continent;
    const rest = options.filter((one) => one.continents.includes(continent) && !top.includes(one.option));
    return shownOption(
      {
        key: 'continent',
        value: continent,
        label: label(continent),
        count: countOf(facets.continent, continent),
        on,
      },
      () => changed(listing, { continent: on ? null : continent }),
    ).map((whole) => ({ continent, whole, rest: rest.map(({ option }) => option) }));
  });
  return { top, continents };
};
