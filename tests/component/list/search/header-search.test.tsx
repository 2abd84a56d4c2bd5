import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HeaderSearch } from '@/components/layout/header-search';
import messages from '@/messages/en.json';

const place = vi.hoisted(() => ({ segment: null as string | null }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  useParams: () => ({}),
  useSelectedLayoutSegment: () => place.segment,
}));
const texts = messages.search.box;

it.each([
  [null, 'product', texts.field],
  ['product-category', 'product', texts.field],
  ['company-list', 'company', texts.company],
  ['tender', 'tender', texts.tender],
  ['purchase', 'purchase', texts.purchase],
  ['search', 'all', texts.field],
])('on a phone at %s searches %s, and says so', (segment, scope, placeholder) => {
  place.segment = segment;
  render(<HeaderSearch action="/search.html" siteId={5} texts={texts} scopes="none" />);
  const field = screen.getByRole('combobox', { name: texts.field });
  expect(field).toHaveAttribute('placeholder', placeholder);
  expect(new FormData(field.closest('form') as HTMLFormElement).get('scope')).toBe(scope);
});
