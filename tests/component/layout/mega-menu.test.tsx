import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MegaMenu } from '@/components/layout/mega-menu';

vi.mock('next/dynamic', () => ({
  default: () => () => (
    <ul>
      <li>
        <a href="/product_1.html">Energy</a>
      </li>
    </ul>
  ),
}));
const texts = {
  loading: 'Loading',
  failed: 'Failed',
  allProducts: 'All',
  seeSector: 'See',
  products: 'Products',
  sections: 'More',
};
const menu = () => {
  render(
    <MegaMenu href="/product.html" siteId={5} locale="en" texts={texts}>
      All categories
    </MegaMenu>,
  );
  return screen.getByRole('link', { name: 'All categories' });
};

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

it('opens by an arrow key; Escape closes it and gives the focus back', async () => {
  const link = menu();
  link.focus();
  fireEvent.keyDown(link, { key: 'ArrowDown' });
  expect(link).toHaveAttribute('aria-expanded', 'true');
  const inside = screen.getByRole('link', { name: 'Energy' });
  act(() => inside.focus());
  fireEvent.keyDown(inside, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Energy' })).toBeNull());
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('aria-expanded', 'false');
});

it('stays closed after Escape, even if the pointer has just entered', () => {
  const link = menu();
  fireEvent.keyDown(link, { key: ' ' });
  fireEvent.pointerEnter(link.parentElement as HTMLElement, { pointerType: 'mouse' });
  fireEvent.keyDown(link, { key: 'Escape' });
  act(() => vi.advanceTimersByTime(1000));
  expect(link).toHaveAttribute('aria-expanded', 'false');
});

it('closes when the focus leaves it', () => {
  const link = menu();
  link.focus();
  fireEvent.keyDown(link, { key: ' ' });
  fireEvent.blur(link, { relatedTarget: document.body });
  expect(link).toHaveAttribute('aria-expanded', 'false');
});
