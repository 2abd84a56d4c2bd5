import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { TextTranslation } from '@/components/translate/text-translation';
import { TranslateScope } from '@/components/translate/translate-scope';
import type { Locale } from '@/lib/i18n/site';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { flaws, show } from '../ui/page';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/http/client', { call });

const t = english.translate;
const open = (on: boolean, from: Locale = 'ar') =>
  show(
    <TranslateScope on={on}>
      <TextTranslation from={from} texts={['رافعات برجية', 'ارتفاع 45 مترًا']} />
    </TranslateScope>,
  );

beforeEach(() => void call.mockReset());

it('offers nothing where there is no service, and nothing in the reader’s language', () => {
  open(false).unmount();
  open(true, 'en');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows all that the buyer wrote as translated by machine, and hides it again', async () => {
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
