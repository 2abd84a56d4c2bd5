import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepCompared } from '@/components/compare/compare-store';
import { CompareTray } from '@/components/compare/compare-tray';
import messages from '@/messages/en.json';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
const { compare: t } = messages;
const user = userEvent.setup();
const show = (folds: boolean) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <CompareTray folds={folds} />
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  keepCompared([
    { id: 1, name: 'Pump A', picture: '/a.webp' },
    { id: 2, name: 'Pump B', picture: '/b.webp' },
  ]);
});

it('is one line on a phone, which unfolds to what was chosen and folds again', async () => {
  show(true);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 4');
  expect(screen.getByRole('button', { name: t.open })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button', { name: t.clear })).toBeNull();
  const fold = screen.getByRole('button', { name: t.label, expanded: false });
  await user.click(fold);
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['Pump A', 'Pump B']);
  await user.click(screen.getByRole('button', { name: `${t.removeShort}: Pump A` }));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 4');
  await user.click(screen.getByRole('button', { name: t.label, expanded: true }));
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows a desktop what was chosen at once', () => {
  show(false);
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: t.label })).toBeNull();
});
