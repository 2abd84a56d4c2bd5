import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { QuestionCard } from '@/components/purchase/center/question-card';
import { TranslateScope } from '@/components/translate/translate-scope';
import english from '@/messages/en.json';
import { replace } from '../../doubles';
import { show } from '../../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });
replace('next/navigation', { useRouter: () => ({ refresh: vi.fn() }) });

const question = {
  id: 1,
  locale: 'en' as const,
  question: 'Which voltage?',
  answer: null,
  createdAt: '2026-11-01T08:00:00Z',
  own: false,
};
const user = userEvent.setup();

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(null);
});

it('previews which words of an answer suppliers will not see', async () => {
  show(<QuestionCard id={5} state="open" questions={[question]} timeZone="UTC" />);
  const { title } = english.form.hiddenContacts;
  const answer = screen.getByRole('textbox');
  await user.type(answer, '380-415 V, 50 Hz.');
  expect(screen.queryByText(title)).toBeNull();
  await user.type(answer, ' Ask buyer@works.example');
  expect(await screen.findByText('buyer@works.example')).toBeVisible();
  expect(screen.getByText(title)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  const none = screen.getByRole('checkbox', { name: english.form.hiddenContacts.not });
  expect(none).toHaveAccessibleDescription('buyer@works.example');
  await user.click(none);
  await user.click(screen.getByRole('button', { name: english.purchaseCenter.answerSend }));
  expect(call.mock.lastCall?.[1]).toMatchObject({
    questionId: 1,
    answer: '380-415 V, 50 Hz. Ask buyer@works.example',
    notContacts: ['buyer@works.example'],
  });
});

it('offers a translation only of questions in another language', async () => {
  call.mockResolvedValue(['Which flange?']);
  const foreign = { ...question, id: 2, locale: 'fr' as const, question: 'Quelle bride ?' };
  show(
    <TranslateScope on>
      <QuestionCard id={5} state="closed" questions={[question, foreign]} timeZone="UTC" />
    </TranslateScope>,
  );
  await user.click(screen.getByRole('button', { name: english.translate.translate }));
  expect(await screen.findByText('Which flange?')).toBeVisible();
  expect(call.mock.lastCall?.slice(0, 2)).toEqual([
    '/api/translate',
    { from: 'fr', to: 'en', texts: ['Quelle bride ?'] },
  ]);
});
