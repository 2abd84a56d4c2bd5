import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepCompared } from '@/components/product/compare/compare-store';
import { CompareTray } from '@/components/product/compare/compare-tray';
import messages from '@/messages/en.json';
import { replace } from '../../doubles';

replace('next/navigation', { useRouter: () => ({ push: vi.fn() }) });
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

it('is one line on a phone, which expands to the selection and collapses again', async () => {
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

it('shows the selection on a desktop at once', () => {
  show(false);
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: t.label })).toBeNull();
});

it('leaves space in a low window unless collapsed', () => {
  const low = '[@media(max-height:600px)]:static';
  const { unmount } = show(false);
  expect(screen.getByRole('form', { name: t.label })).toHaveClass(low);
  unmount();
  show(true);
  expect(screen.getByRole('form', { name: t.label })).not.toHaveClass(low);
});

it('counts ticks set before hydration, and keeps them', () => {
  const item = (id: number, name: string) => (
    <article key={id}>
      <span className="pic">
        <img src="/pump.webp" alt="" />
      </span>
      <h3>{name}</h3>
      <input type="checkbox" aria-label={name} form="compare" value={id} defaultChecked={id === 3} />
    </article>
  );
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {item(2, 'Pump B')}
      {item(3, 'Pump C')}
      {item(4, 'Pump D')}
      <CompareTray />
    </NextIntlClientProvider>,
  );
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['Pump A', 'Pump B', 'Pump C']);
  const ticked = screen.getAllByRole('checkbox', { checked: true }).map((tick) => tick.getAttribute('aria-label'));
  expect(ticked).toEqual(['Pump B', 'Pump C']);
});
