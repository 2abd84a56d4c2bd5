import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SoftLinks } from '@/components/ui/soft-links';
import { replace } from '../doubles';

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
replace('next/navigation', { useRouter: () => router });
beforeEach(() => {
  router.push.mockClear();
});

type Filter = { name: string; count: number; href: string };
const filters = (europe: string): Filter[] => [
  { name: 'Asia', count: 5, href: '/product/list.html?continent=asia' },
  { name: 'Europe', count: 4, href: europe },
];
const show = (list: Filter[], chosen: string[] = []) =>
  render(
    <div data-soft>
      <SoftLinks />
      <h1>{'Products'}</h1>
      <ul className="chosen">
        {chosen.map((name) => (
          <li key={name}>
            <a href={`/product/list.html?without=${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <aside className="fct">
        {list.map(({ name, count, href }) => (
          <a key={name} href={href}>
            {name}
            <em>{count}</em>
          </a>
        ))}
      </aside>
      <a href="/product/12.html">{'A pump'}</a>
    </div>,
  );
const link = (name: RegExp) => screen.getByRole('link', { name });

describe('a filter', () => {
  it('keeps the focus for keyboard users, even if the next listing has other counts', async () => {
    const user = userEvent.setup();
    const first = show(filters('/product/list.html?continent=europe'));
    link(/Europe/).focus();
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith('/product/list.html?continent=europe', { scroll: false });
    first.unmount();
    show([
      { name: 'Asia', count: 7, href: '/product/list.html?continent=asia' },
      { name: 'Europe', count: 9, href: '/product/list.html' },
    ]);
    expect(link(/Europe/)).toHaveFocus();
  });

  it('scrolls to the results for pointer users', async () => {
    const user = userEvent.setup();
    show(filters('/product/list.html?continent=europe'));
    await user.click(link(/Europe/));
    expect(router.push).toHaveBeenCalledWith('/product/list.html?continent=europe', { scroll: true });
  });

  it('moves the focus to the next filter when one is removed, and to the listing after the last', async () => {
    const user = userEvent.setup();
    const both = show([], ['Steel', 'Wuxi']);
    link(/Steel/).focus();
    await user.keyboard('{Enter}');
    both.unmount();
    const one = show([], ['Wuxi']);
    expect(link(/Wuxi/)).toHaveFocus();
    await user.keyboard('{Enter}');
    one.unmount();
    show([], []);
    expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
  });

  it('does not affect links that lead elsewhere', async () => {
    const user = userEvent.setup();
    const first = show(filters('/'));
    link(/A pump/).focus();
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith('/product/12.html', { scroll: true });
    first.unmount();
    show(filters('/'));
    expect(document.body).toHaveFocus();
  });
});
