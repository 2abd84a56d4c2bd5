import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HeaderNav } from '@/components/layout/header-nav';
import { replace } from '../doubles';

const place = vi.hoisted(() => ({ segments: [] as string[] }));
replace('next/navigation', { useSelectedLayoutSegments: () => place.segments });

const links = [
  ['Products', '/product'],
  ['Suppliers', '/company-list/-'],
  ['Verified', '/company-advanced/-'],
  ['Requests', '/purchase-list/-'],
  ['Tenders', '/tender-list/-'],
  ['News', '/content-home/shortnews'],
  ['Innovation', '/content-home/innovation'],
].map(([label = '', inside = '']) => ({ href: `/${label}.html`, label, inside }));

const marked = (path: string) => {
  place.segments = path.split('/').slice(1);
  const { unmount } = render(<HeaderNav links={links} label="Sections" />);
  const found = screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`);
  unmount();
  return found;
};

it.each([
  ['/product', 'Products page'],
  ['/company-advanced/-', 'Verified page'],
  ['/company-list/country=de', 'Suppliers true'],
  ['/purchase/12', 'Requests true'],
  ['/purchase-search/pump/-', 'Requests true'],
  ['/tender/12', 'Tenders true'],
  ['/tender-country/de/-', 'Tenders true'],
  ['/content-list/innovation/-', 'Innovation true'],
  ['/content/shortnews/1019', 'News true'],
])('the section of %s is marked', (path, section) => {
  expect(marked(path)).toEqual([section]);
});

it.each(['/home', '/search/pump/-', '/content/info/3', ''])('no section is marked on %s', (path) => {
  expect(marked(path)).toEqual([]);
});
