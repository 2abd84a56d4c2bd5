import { describe, expect, it } from 'vitest';
import { hasOneHost, isPlainTarget } from '@/lib/platform/pagestore/target';
import { href } from '@/lib/platform/routes/address';

describe('the path of a request', () => {
  it.each([
    '/api/../admin/login',
    '/_next/../product/1.html',
    '/api/%2e%2e/admin/login',
    '/api/.%2E/admin',
    '/api/%2E./admin',
    '/api/./category',
    '/..',
    '/product/%2e',
    '/api\\..\\admin',
    '/product\\1.html',
    '/api/..%2fadmin',
    '/storage/..%5cadmin',
    '/api//category',
    '/api/%FF',
    '/api/%ED%A0%80',
    '/storage/%zz',
    '/storage/private/%',
    '/storage//a.png',
    '/_next/static%2Fx.js',
    '/product/1.html%00',
    '/search_a%0D%0Ab.html',
    '/search_%7f.html',
  ])('%s is refused', (path) => {
    expect(isPlainTarget(path)).toBe(false);
  });

  it.each([
    '/',
    '/product/1.html',
    '/.well-known/security.txt',
    '/search_24%2F7.html',
    '/search_24/7.html',
    '/company_search_x//y',
    '/en//about',
    '/search_a%5Cb.html',
    '/_next/static/chunks/app/%5Blocale%5D/page-1.js',
    '/storage/product/a..b.png',
    ...['..', '.', '../..', '/../', '\\', 'a//b', '...', '%2e%2e', '24/7 泵'].flatMap((keyword) => [
      href('productSearch', { keyword }),
      href('showroomSearch', { companyId: 1, keyword }),
    ]),
  ])('%s is accepted', (path) => {
    expect(isPlainTarget(path)).toBe(true);
  });
});

it('has one host', () => {
  const head = (httpVersion: string, ...hosts: string[]) => ({
    headers: hosts[0] === undefined ? {} : { host: hosts[0] },
    httpVersion,
    rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host, index) => [index ? 'hOST' : 'Host', host])],
  });
  expect(hasOneHost(head('1.1', 'a'))).toBe(true);
  expect(hasOneHost(head('1.1', 'a', 'a'))).toBe(false);
  expect(hasOneHost(head('1.0', 'a', 'b'))).toBe(false);
  expect(hasOneHost(head('1.1', ''))).toBe(false);
  expect(hasOneHost(head('1.1'))).toBe(false);
  expect(hasOneHost(head('1.0'))).toBe(true);
});
