import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from '@/components/form/toast';
import { MailChoice } from '@/components/notification/mail-choice';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '@/tests/component/doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const words = english.noticeKind;
const user = userEvent.setup();
const set = () => call.mock.calls.filter(([path]) => path === '/api/notice/choice/set').map(([, input]) => input);
const show = (emailConfirmed: boolean, answer: () => Promise<unknown> = async () => null) => {
  const kept = new Map<string, string>([
    ['quotation', 'now'],
    ['request', 'off'],
  ]);
  call.mockImplementation(async (path, input) => {
    if (path === '/api/notice/choice/list')
      return { emailConfirmed, items: [...kept].map(([kind, period]) => ({ kind, period })) };
    const answered = await answer();
    const { kind, period } = input as { kind: string; period: string };
    kept.set(kind, period);
    return answered;
  });
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MailChoice kind="purchaser" />
        <ToastRegion />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
};

beforeEach(() => void call.mockReset());

describe('e-mail notification settings', () => {
  it('are chosen by kind, and saved at once', async () => {
    show(true);
    const field = await screen.findByLabelText(words.quotation.label);
    expect(field).toHaveValue('now');
    expect(screen.getByLabelText(words.request.label)).toHaveValue('off');
    await user.selectOptions(field, 'daily');
    expect(set()).toEqual([{ kind: 'quotation', period: 'daily' }]);
    expect(await screen.findByText(words.kept)).toBeInTheDocument();
    expect(screen.getByLabelText(words.quotation.label)).toHaveValue('daily');
    expect(screen.queryByText(words.unconfirmed)).toBeNull();
  });

  it('revert if saving failed, with a message', async () => {
    show(false, async () => {
      throw new CallFailure(503, 'Not now', [], null);
    });
    await user.selectOptions(await screen.findByLabelText(words.quotation.label), 'off');
    expect(await screen.findByText(/Not now/)).toBeInTheDocument();
    expect(screen.getByLabelText(words.quotation.label)).toHaveValue('now');
    expect(screen.getByText(words.unconfirmed)).toBeInTheDocument();
  });
});
