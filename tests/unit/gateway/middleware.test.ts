import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { config, middleware } from '@/middleware';

const ask = (address: string, headers: Record<string, string> = {}) => {
  const { host } = new URL(address);
  return middleware(new NextRequest(address, { headers: { host, ...headers } }));
};
const matcher = new RegExp(`^${config.matcher[0]}$`);

describe('middleware', () => {
  it('rewrites to the hidden segments and passes on the request id', () => {
    const response = ask('http://en.geco.localhost:3000/product/12.html', { 'x-request-id': 'abcdefgh-1' });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-middleware-rewrite')).toBe('http://en.geco.localhost:3000/en/d/product/12');
    expect(response.headers.get('x-request-id')).toBe('abcdefgh-1');
    expect(response.headers.get('x-middleware-request-x-request-id')).toBe('abcdefgh-1');
  });

  it('generates a request id if missing or invalid', () => {
    for (const id of ['', '<script>'])
      expect(ask('http://geco.localhost/', { 'x-request-id': id }).headers.get('x-request-id')).toMatch(
        /^[0-9a-f-]{36}$/,
      );
  });

  it('responds 404 in place, redirects and refuses other hosts', () => {
    const missing = ask('http://geco.localhost/nothing', { cookie: 'device=m' });
    expect(missing.status).toBe(404);
    expect(missing.headers.get('x-middleware-rewrite')).toBe('http://geco.localhost/zh/m/not-found');
    const moved = ask('http://geco.localhost/product?a=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, 'http://geco.localhost/product.html?a=1']);
    expect(ask('http://evil.example/').status).toBe(421);
    expect(ask('http://geco.localhost/robots.txt').headers.get('x-middleware-next')).toBe('1');
  });

  it('reads the sessions from their cookies', () => {
    const page = 'http://geco.localhost/companycenter/index.html';
    expect(ask(page).headers.get('location')).toContain('/acompany/login.html?redirect=');
    expect(ask(page, { cookie: 'token=x' }).status).toBe(200);
  });

  it.each([
    ['/', true],
    ['/product/12.html', true],
    ['/robots.txt', true],
    ['/apix', true],
    ['/api/health', false],
    ['/_next/static/a.js', false],
    ['/storage/a.png', false],
    ['/favicon.ico', false],
  ])('runs for %s: %s', (path, wanted) => {
    expect(matcher.test(path)).toBe(wanted);
  });
});
