import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { QuestionPart } from '@/components/quotation/center/question-part';
import { TranslateScope } from '@/components/translate/translate-scope';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../../doubles';
import { show } from '../../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: Record<string, unknown>) => Promise<unknown>>());
const refresh = vi.hoisted(() => vi.fn());
replace('@/lib/platform/http/client', { call });
replace('next/navigation', { useRouter: () => ({ refresh }) });

const t = english.quotationCenter;
const user = userEvent.setup();
const question = {
  ...{ id: 1, locale: 'en' as const, question: 'Which voltage?', answer: null },
  ...{ createdAt: '2026-11-01T08:00:00Z', own: true },
};
const answered = { ...question, id: 2, question: 'Which flange?', answer: 'DN 80', own: false };

beforeEach(() => {
  localStorage.clear();
  call.mockReset();
  refresh.mockReset();
});

it('shows questions, answers and which question is one’s own', () => {
  show(<QuestionPart requestId={5} questions={[question, answered]} open={false} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(t.ownQuestion);
  expect(first).toHaveTextContent(t.unanswered);
  expect(second).toHaveTextContent('DN 80');
  expect(second).not.toHaveTextContent(t.ownQuestion);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('previews which words of a question others will not see', async () => {
  show(<QuestionPart requestId={5} questions={[]} open />);
  const { title } = english.form.hiddenContacts;
  await user.type(screen.getByRole('textbox'), 'Pumps 380-415 V?');
  expect(screen.queryByText(title)).toBeNull();
  await user.type(screen.getByRole('textbox'), ' Telegram @pumps_direct');
  expect(await screen.findByText('@pumps_direct')).toBeVisible();
  expect(screen.getByText(title)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValue({ id: 3, masked: false });
  await user.click(screen.getByRole('checkbox', { name: english.form.hiddenContacts.not }));
  await user.click(screen.getByRole('button', { name: t.ask }));
  await waitFor(() => expect(call.mock.lastCall?.[1]).toMatchObject({ notContacts: ['@pumps_direct'] }));
});

it('keeps a failed question’s text, and clears it once sent', async () => {
  show(<QuestionPart requestId={5} questions={[]} open />);
  expect(screen.getByText(t.noQuestions)).toBeVisible();
  const field = screen.getByRole('textbox');
  await user.click(screen.getByRole('button', { name: t.ask }));
  expect(call).not.toHaveBeenCalled();
  call.mockRejectedValue(new CallFailure(500, 'Broken', [], null));
  await user.type(field, 'Which voltage?');
  await user.click(screen.getByRole('button', { name: t.ask }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('Which voltage?');
  expect(refresh).not.toHaveBeenCalled();
  call.mockResolvedValue({ id: 3, masked: false });
  await user.click(screen.getByRole('button', { name: t.ask }));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(call.mock.lastCall?.[1]).toEqual({ id: 5, question: 'Which voltage?', notContacts: [] });
  await waitFor(() => expect(field).toHaveValue(''));
});

it('offers translations of others’ questions and answers, not of one’s own question', async () => {
  call.mockImplementation(async (_, { texts }) => [`In English: ${(texts as string[])[0]}`]);
  const own = { ...question, locale: 'de' as const, question: 'Welche Spannung?' };
  const other = { ...answered, locale: 'ru' as const, question: 'Какой фланец?', answer: 'Bride DN 80' };
  show(
    <TranslateScope on>
      <QuestionPart requestId={5} questions={[own, other]} open={false} />
    </TranslateScope>,
  );
  const buttons = screen.getAllByRole('button', { name: english.translate.translate });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) await user.click(button);
  expect(await screen.findByText('In English: Какой фланец?')).toBeVisible();
  expect(await screen.findByText('In English: Bride DN 80')).toBeVisible();
  expect(call.mock.calls.map(([, { from }]) => from)).toEqual(['ru', null]);
});
