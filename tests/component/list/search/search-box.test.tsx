import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '@/components/list/search/search-box';
import { formTarget } from '@/lib/platform/gateway/search-form';
import { href, parse } from '@/lib/platform/routes/address';
import { type BoxScope, boxScopes } from '@/lib/search/box-scope';
import messages from '@/messages/en.json';
import { replace } from '@/tests/component/doubles';

const push = vi.hoisted(() => vi.fn());
replace('next/navigation', { useRouter: () => ({ push }) });
const requested: URL[] = [];
const texts = messages.search.box;

beforeEach(() => {
  push.mockClear();
  requested.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(new URL(address, 'http://en.geco.example'));
    const suggestion = address.startsWith('/api/suggest')
      ? { text: 'Crane hire in Lagos', kind: 'tender', label: 'Tender' }
      : 'crane';
    return Response.json({ data: [suggestion] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const box = () => render(<SearchBox action={href('siteSearch')} siteId={5} texts={texts} scopes="row" />);
/** Where the same form leads when submitted without JavaScript. */
const plainly = (scope: BoxScope, keyword: string) => {
  const form = parse(href('siteSearch'));
  return form && formTarget(form, `?${new URLSearchParams({ scope, q: keyword })}`, 'en');
};

describe('the search box', () => {
  it('offers every kind of item, each with its own name', () => {
    box();
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['Products', 'Suppliers', 'Requests', 'Tenders', 'News', 'Innovation', 'Everything']);
  });

  it.each(boxScopes)('navigates like the form without JavaScript: %s', async (scope) => {
    const user = userEvent.setup();
    box();
    await user.selectOptions(screen.getByRole('combobox', { name: texts.scope }), scope);
    const field = screen.getByRole('combobox', { name: texts.field });
    await user.type(field, 'crane 24/7{Enter}');
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    expect(push).toHaveBeenLastCalledWith(plainly(scope, 'crane 24/7'));
    await user.clear(field);
    await user.type(field, '{Enter}');
    await waitFor(() => expect(push).toHaveBeenCalledTimes(2));
    expect(push).toHaveBeenLastCalledWith(plainly(scope, ''));
    expect(new Set(boxScopes.map((one) => plainly(one, 'crane'))).size).toBe(boxScopes.length);
  });

  it.each([
    ['purchase', 'product'],
    ['tender', 'tender'],
    ['shortnews', 'news'],
    ['innovation', 'innovation'],
    ['all', 'all'],
  ] as const)('requests suggestions for the selected scope: %s', async (scope, expected) => {
    const user = userEvent.setup();
    box();
    await user.selectOptions(screen.getByRole('combobox', { name: texts.scope }), scope);
    await user.type(screen.getByRole('combobox', { name: texts.field }), 'cra');
    await screen.findByText('Crane hire in Lagos');
    await waitFor(() => expect(requested.at(-1)?.searchParams.get('keyword')).toBe('cra'));
    expect(requested.at(-1)?.pathname).toBe('/api/suggest');
    expect(screen.getByRole('option', { name: /Crane hire in Lagos\s*Tender/ })).toBeVisible();
    expect(requested.at(-1)?.searchParams.get('scope')).toBe(expected);
  });
});
