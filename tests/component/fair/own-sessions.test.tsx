import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OwnSessions } from '@/components/fair/own-sessions';
import { Schedule } from '@/components/fair/schedule';
import type { FairSession } from '@/lib/fair/types';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const requested: string[] = [];
const taken = {
  sessions: [
    { id: 3, registered: true },
    { id: 4, registered: false },
  ],
  meetings: [{ sessionId: 5 }],
};
let answer: unknown = taken;
replace('@/lib/platform/http/client', {
  call: async (path: string) => {
    requested.push(path);
    if (answer instanceof Error) throw answer;
    return answer;
  },
});

const session = (id: number, format: FairSession['format']): FairSession => ({
  ...{ id, format, startsAt: '2099-03-01T10:00:00.000Z', endsAt: '2099-03-01T11:00:00.000Z' },
  ...{ title: { text: `Session ${id}`, locale: 'en' }, summary: '', sectors: [] },
});
const fair = {
  startsOn: '2099-03-01',
  sessions: [session(3, 'forum'), session(4, 'forum'), session(5, 'matchmaking'), session(6, 'matchmaking')],
};
const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <OwnSessions>
        <Schedule fair={fair} locale="en" />
      </OwnSessions>
    </NextIntlClientProvider>,
  );
const signIn = (kind: 'purchaser' | 'supplier') => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${config.cookie.present.name}=${kind}`;
};
const ways = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  requested.length = 0;
  answer = taken;
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server ends it
  document.cookie = `${config.cookie.present.name}=; max-age=0`;
});

it('a session shows participants that they take part, after one request for all', async () => {
  signIn('purchaser');
  show();
  const [registered] = await screen.findAllByRole('link', { name: english.fairCenter.taking });
  expect(ways()).toEqual([
    english.fairCenter.taking,
    english.fair.register,
    english.fairCenter.bookedDone,
    // With another exhibitor, in another slot of the same session.
    english.fair.book,
    english.fair.book,
  ]);
  // Clicking it does not register anybody again.
  expect(registered).not.toHaveAttribute('data-session');
  expect(registered).toHaveAttribute('href', `${href('purchaserFair')}?session=3`);
  expect(screen.getAllByRole('link', { name: english.fair.book })[0]).toHaveAttribute('data-session', '5');
  expect(requested).toEqual(['/api/fair/own']);
});

it('leads a supplier to its own fair', async () => {
  signIn('supplier');
  show();
  const [registered] = await screen.findAllByRole('link', { name: english.fairCenter.taking });
  expect(registered).toHaveAttribute('href', `${href('supplierFair')}?session=3`);
  expect(ways().filter((words) => words === english.fair.book)).toHaveLength(1);
});

it('requests nothing for a visitor, and offers registration if there is no response', async () => {
  show();
  expect(ways()).toEqual([english.fair.register, english.fair.register, english.fair.book, english.fair.book]);
  expect(requested).toEqual([]);
  cleanup();
  signIn('purchaser');
  answer = new Error('away');
  show();
  expect(ways()).toContain(english.fair.register);
});
