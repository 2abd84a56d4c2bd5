import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { CertificateForm } from '@/components/company/certificate/certificate-form';
import { ItemStep } from '@/components/review/item-step';
import { idOfStep, useHash } from '@/components/review/use-hash';
import { certificateCalls } from '@/lib/certificate/call';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: Record<string, unknown>) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

function Step() {
  const id = idOfStep(useHash());
  if (id === undefined) return null;
  return (
    <ItemStep calls={certificateCalls} id={id} title="Certificate">
      {(detail) => <CertificateForm companyId={1} detail={detail} waiting={false} onDone={() => undefined} />}
    </ItemStep>
  );
}
const user = userEvent.setup();
const number = () => screen.getByRole('textbox', { name: /number/i });
const fill = async () => {
  await user.type(number(), 'Q-1');
  await user.type(screen.getByLabelText(/Date of issue/), '2025-03-01');
};
const saves = () => call.mock.calls.filter(([path]) => path.endsWith('/save')).map(([, input]) => input);
const goTo = (hash: string) =>
  act(() => {
    history.replaceState(null, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  call.mockReset();
  call.mockImplementation(async (_, { id, revision }) => ({ id: id ?? 5, revision: Number(revision) + 1 }));
  history.replaceState(null, '', '#new');
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Step />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
});

it('gets its own URL on the first save, replacing that of a new item', async () => {
  goTo('#new/number');
  await fill();
  const entries = history.length;
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(location.hash).toBe('#edit-5/number'));
  expect(history.length).toBe(entries);
});

it('continues in the same form, and never creates a second item', async () => {
  await fill();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(location.hash).toBe('#edit-5'));
  expect(number()).toHaveValue('Q-1');
  goTo('#new/number');
  await waitFor(() => expect(location.hash).toBe('#edit-5/number'));
  await user.type(number(), '2');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ id: 5, revision: 1, number: 'Q-12' });
});

it('loads another item when its URL is opened', async () => {
  await fill();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(location.hash).toBe('#edit-5'));
  call.mockImplementation(() => new Promise(() => undefined));
  goTo('#edit-7');
  expect(screen.queryByRole('textbox', { name: /number/i })).toBeNull();
  expect(call).toHaveBeenLastCalledWith('/api/certificate/get', { id: 7 }, { quiet: true });
});
