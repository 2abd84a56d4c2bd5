import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TextTranslation } from '@/components/translate/text-translation';
import { TranslateScope } from '@/components/translate/translate-scope';
import type { Locale } from '@/lib/platform/i18n/site';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });

const t = english.translate;
const scope = (on: boolean, from: Locale | null, texts: string[]) => (
  <TranslateScope on={on}>
    <TextTranslation from={from} texts={texts} />
  </TranslateScope>
);
const open = (on: boolean, from: Locale = 'ar') => show(scope(on, from, ['رافعات برجية', 'ارتفاع 45 مترًا']));

beforeEach(() => void call.mockReset());

it('offers nothing without a service, or in the reader’s language', () => {
  open(false).unmount();
  open(true, 'en');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the buyer’s entire text as machine-translated, and hides it again', async () => {
  call.mockResolvedValue(['Tower cranes', 'Height of 45 m']);
  open(true);
  await userEvent.click(screen.getByRole('button', { name: t.translate }));
  expect(await screen.findByText('Tower cranes')).toBeVisible();
  expect(screen.getByText('Height of 45 m')).toBeVisible();
  expect(screen.getByText('Machine translation from Arabic')).toBeVisible();
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([
    '/api/translate',
    { from: 'ar', to: 'en', texts: ['رافعات برجية', 'ارتفاع 45 مترًا'] },
  ]);
  expect(await flaws()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: t.hide }));
  expect(screen.queryByText('Tower cranes')).toBeNull();
});

it('offers to translate text of unknown language, without naming one', async () => {
  call.mockResolvedValue(['Delivery in May']);
  show(scope(true, null, ['Livraison en mai']));
  await userEvent.click(screen.getByRole('button', { name: t.translate }));
  expect(await screen.findByText('Delivery in May')).toBeVisible();
  expect(screen.getByText(t.byMachine)).toBeVisible();
  expect(call.mock.calls[0]?.[1]).toEqual({ from: null, to: 'en', texts: ['Livraison en mai'] });
});

function Revised() {
  const [height, setHeight] = useState('ارتفاع 45 مترًا');
  return (
    <>
      {scope(true, 'ar', ['رافعات برجية', height])}
      <button type="button" onClick={() => setHeight('ارتفاع 60 مترًا')}>
        Revise
      </button>
    </>
  );
}

it('removes the translation of a text that changed', async () => {
  call.mockResolvedValue(['Tower cranes', 'Height of 45 m']);
  show(<Revised />);
  await userEvent.click(screen.getByRole('button', { name: t.translate }));
  expect(await screen.findByText('Height of 45 m')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revise' }));
  expect(screen.queryByText('Height of 45 m')).toBeNull();
  expect(screen.getByRole('button', { name: t.translate })).toBeVisible();
});
