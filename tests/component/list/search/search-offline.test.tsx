import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchBox } from '@/components/list/search/search-box';
import { href } from '@/lib/platform/routes/address';
import messages from '@/messages/en.json';
import { replace } from '@/tests/component/doubles';

const push = vi.hoisted(() => vi.fn());
replace('next/navigation', { useRouter: () => ({ push }) });
// Loading a module fails in a browser without a connection.
vi.mock('@/lib/platform/routes/search-scope', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('leaves an offline search to the browser, which reports it', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  render(<SearchBox action={href('siteSearch')} siteId={5} texts={messages.search.box} scopes="row" />);
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: messages.search.box.field });
  await user.type(field, 'pump{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(push).not.toHaveBeenCalled();
  const form = sent.mock.contexts[0] as HTMLFormElement;
  expect(form.getAttribute('action')).toBe(href('siteSearch'));
  expect(Object.fromEntries(new FormData(form))).toEqual({ scope: 'product', q: 'pump' });
});
