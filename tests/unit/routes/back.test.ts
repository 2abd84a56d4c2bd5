import { expect, it } from 'vitest';
import { backOf } from '@/lib/platform/routes/back';

const of = (back: string) => backOf(`?redirect=${encodeURIComponent(back)}`);

it.each(['/', '/companycenter/index.html', '/product/12.html?a=1#p3', '/product_search_24%2F7.html'])(
  'leads back to %s',
  (path) => expect(of(path)).toBe(path),
);

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n//evil.example/',
  '/.//evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  'product.html',
  '',
  '/api/sign_out',
  '/acompany/login.html',
  '/amember/register.html?redirect=%2F',
])('does not lead back to %j', (path) => expect(of(path)).toBeNull());

it('does nothing without a parameter', () => expect(backOf('?page=2')).toBeNull());
