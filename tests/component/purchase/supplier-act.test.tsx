import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AskForm } from '@/components/purchase/ask-form';
import { SupplierAct } from '@/components/purchase/supplier-act';
import { CallFailure, type call } from '@/lib/platform/http/client';
import en from '@/messages/en.json';
import { replace } from '../doubles';

const presence = vi.hoisted(() => ({ acting: null as 'supplier' | 'purchaser' | null }));
vi.mock('@/lib/platform/http/signed-in', () => ({ useSignedIn: () => presence }));
const api = vi.fn<typeof call>();
replace('@/lib/platform/http/client', { call: api });

const { title: hiddenTitle, hint: hiddenHint, not: hiddenNot, notHint: hiddenNotHint } = en.form.hiddenContacts;
const texts = { ...en.purchaseHall, hiddenTitle, hiddenHint, hiddenNot, hiddenNotHint };
const waiting = vi.fn<() => { question: string; own: boolean; answer: string | null; id: number }[]>(() => []);

beforeEach(() => {
  sessionStorage.clear();
  api.mockReset();
  waiting.mockReturnValue([]);
  vi.stubGlobal('fetch', async () => Response.json({ data: { questions: waiting() } }));
});
afterEach(() => {
  presence.acting = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const later = new Date(Date.now() + 86_400_000).toISOString();
const show = (acting: typeof presence.acting, validUntil = later) => {
  presence.acting = acting;
  return render(<SupplierAct id={7} validUntil={validUntil} ended={texts.ended.expired} texts={texts} />);
};
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: texts.askLabel });
const type = (text: string) => fireEvent.change(area(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: texts.askSend }));

it('leads a visitor to supplier sign-in, and from there to the quotation', () => {
  show(null);
  const link = screen.getByRole('link', { name: texts.signIn });
  expect(link.getAttribute('href')).toBe('/acompany/login.html?redirect=%2Fcompanycenter%2Fpurchase%2F7.html');
});

it('links a supplier to its quotation, and allows questions', async () => {
  show('supplier');
  expect(screen.getByRole('link', { name: texts.send }).getAttribute('href')).toBe('/companycenter/purchase/7.html');
  fireEvent.click(screen.getByRole('button', { name: texts.ask }));
  await waitFor(() => expect(document.activeElement).toBe(area()));
});

it('previews which words of a question others will not see', async () => {
  show('supplier');
  fireEvent.click(screen.getByRole('button', { name: texts.ask }));
  await waitFor(() => expect(document.activeElement).toBe(area()));
  type('Is 1480 rpm required?');
  expect(screen.queryByText(hiddenTitle)).toBeNull();
  type('Is 1480 rpm required? sales@works.example');
  expect(await screen.findByText('sales@works.example')).toBeTruthy();
  expect(screen.getByText(hiddenTitle)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: hiddenNot }));
  send();
  await waitFor(() => expect(api).toHaveBeenCalled());
  expect(api.mock.lastCall?.[1]).toMatchObject({ notContacts: ['sales@works.example'] });
});

it('offers a purchaser neither action', () => {
  show('purchaser');
  expect(screen.getByText(texts.purchaser)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('expires while the page is open', () => {
  vi.useFakeTimers();
  show('supplier', new Date(Date.now() + 60_000).toISOString());
  expect(screen.getByRole('link', { name: texts.send })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(61_000));
  expect(screen.queryByRole('link', { name: texts.send })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(texts.ended.expired);
});

it('restores a question started before sign-in', async () => {
  sessionStorage.setItem('purchase-question-7', 'Which vol');
  show('supplier');
  await waitFor(() => expect(area().value).toBe('Which vol'));
});

it('sends a question once, however often clicked, and lists it as pending', async () => {
  let done = () => {};
  api.mockReturnValue(
    new Promise<void>((resolve) => {
      done = resolve;
    }),
  );
  render(<AskForm id={7} texts={texts} />);
  type('Which voltage?');
  send();
  fireEvent.submit(area().form as HTMLFormElement);
  expect(api).toHaveBeenCalledTimes(1);
  expect(api).toHaveBeenCalledWith(
    '/api/purchase/ask',
    { id: 7, question: 'Which voltage?', notContacts: [] },
    { userType: 'supplier' },
  );
  waiting.mockReturnValue([{ id: 1, question: 'Which voltage?', own: true, answer: null }]);
  await act(async () => done());
  expect(screen.getByText(texts.asked)).toBeTruthy();
  expect(area().value).toBe('');
  expect(sessionStorage.getItem('purchase-question-7')).toBeNull();
  expect(await screen.findByText('Which voltage?')).toBeTruthy();
});

it('keeps the input on failure, with the server’s message', async () => {
  api.mockRejectedValue(
    new CallFailure(400, 'Bad request', [{ field: 'question', key: 'limit', message: 'Ten questions at most' }], null),
  );
  render(<AskForm id={7} texts={texts} />);
  type('Which voltage?');
  send();
  expect((await screen.findByRole('alert')).textContent).toBe('Ten questions at most');
  expect(area().value).toBe('Which voltage?');
  expect(sessionStorage.getItem('purchase-question-7')).toBe('Which voltage?');
});

it('finds out that a question arrived if the response was lost', async () => {
  api.mockRejectedValue(new CallFailure(0, '', [], null, { timedOut: true }));
  waiting.mockReturnValue([{ id: 1, question: 'Which voltage?', own: true, answer: null }]);
  render(<AskForm id={7} texts={texts} />);
  type('Which voltage?');
  send();
  expect(await screen.findByText(texts.asked)).toBeTruthy();
  expect(area().value).toBe('');
});

it('says that the result is unknown if there is no response', async () => {
  api.mockRejectedValue(new CallFailure(0, '', [], null, { timedOut: true }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  render(<AskForm id={7} texts={texts} />);
  type('Which voltage?');
  send();
  expect((await screen.findByRole('alert')).textContent).toBe(texts.askUnsure);
  expect(area().value).toBe('Which voltage?');
});
