import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { type Bound, stateWithin } from '@/lib/listing/listing';
import { formTarget } from '@/lib/platform/gateway/search-form';
import { parse } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import type { FormScope } from '@/lib/platform/routes/search-scope';

/** Where the form of a list leads after a new word replaces the current one. */
const search = async (scope: FormScope, word: string, state: Partial<ListState>, bound: Bound = {}) => {
  render(<ScopeSearch scope={scope} label="Search" kept={stateWithin({ ...emptyState, ...state }, bound)} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.clear(field);
  if (word) await userEvent.type(field, word);
  const form = field.form as HTMLFormElement;
  const sent = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  const page = parse(new URL(form.action).pathname);
  return page && formTarget(page, `?${new URLSearchParams(sent)}`, 'en');
};

describe('a search inside a list', () => {
  it('keeps filters and order, from the first page', async () => {
    const state = { continent: 'africa', cate: [3], sort: 'latest', page: 4 } as const;
    expect(await search('tender', 'pumps', state)).toBe(
      '/tender_search_pumps.html?continent=africa&cate=3&sort=latest',
    );
  });

  it('keeps what is in the list’s path', async () => {
    expect(await search('tender', 'pumps', {}, { way: 'inquiry', country: 'ke' })).toBe(
      '/tender_search_pumps.html?country=ke&way=inquiry',
    );
  });

  it('keeps a category of news', async () => {
    expect(await search('shortnews', 'solar', { continent: 'asia' }, { categoryId: 5 })).toBe(
      '/shortnews_search_solar.html?continent=asia&cate=5',
    );
  });

  it('keeps every filter of products, including the category in the path', async () => {
    const price = { min: 100, max: null };
    expect(await search('product', 'pumps', { country: ['de'], price, moq: 5, page: 3 }, { categoryId: 12 })).toBe(
      '/product_search_pumps.html?country=de&cate=12&price=100-&moq=5',
    );
  });

  it('keeps the tag and grades of a supplier list', async () => {
    expect(await search('company', 'pumps', { country: ['cn'] }, { tagId: 3, grades: ['A', 'B'] })).toBe(
      '/company_search_pumps.html?country=cn&tag=3&grade=a,b',
    );
    cleanup();
    expect(await search('company', '', { grade: ['B'] }, { grades: ['A', 'B'] })).toBe('/company.html?grade=b');
  });

  it('keeps the tags of agent offers', async () => {
    expect(await search('agent', 'valve', { country: ['fr'], tag: [7] })).toBe(
      '/agent_search_valve.html?country=fr&tag=7',
    );
  });

  it('keeps the filters of launches, and of the directory with its country', async () => {
    expect(await search('launch', 'crane', { country: ['ke'], tag: [7], sort: 'latest', page: 2 })).toBe(
      '/newproduct_search_crane.html?country=ke&tag=7&sort=latest',
    );
    cleanup();
    expect(await search('directory', 'steel', { kind: 'chamber' }, { country: 'de' })).toBe(
      '/directory_search_steel.html?country=de&kind=chamber',
    );
    cleanup();
    expect(await search('directory', '', { continent: 'asia' })).toBe('/directory.html?continent=asia');
  });

  it('returns to the list with the same filters once the word is removed', async () => {
    expect(await search('tender', '', { continent: 'africa' })).toBe('/tender.html?continent=africa');
  });

  it('keeps the method without a word', async () => {
    expect(await search('tender', '', { way: 'tender', division: 'materials' })).toBe(
      '/tender_way_tender.html?division=materials',
    );
  });
});
