import { describe, expect, it } from 'vitest';
import {
  clientAddress,
  passedHeaders,
  requestHeaders,
  securityHeaders,
  sharedMaxAge,
  storedHeaders,
} from '@/lib/platform/pagestore/header';

const ours = { requestId: 'id', address: '192.0.2.1', scheme: 'https', host: 'geco.example' };

describe('request headers', () => {
  it('lose internal ones', () => {
    const headers = requestHeaders(
      {
        'x-middleware-subrequest': 'middleware',
        'x-nextjs-data': '1',
        'x-geco-fill': '/en/d/home',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
        'x-real-ip': '203.0.113.9',
        'x-request-id': 'forged',
        'x-original-url': '/admin',
        connection: 'close',
        upgrade: 'h2c',
        'content-length': '5',
        'transfer-encoding': 'chunked',
        trailer: 'x',
        te: 'trailers',
        'accept-encoding': 'br',
        host: 'evil.example',
        cookie: 'token=1',
        rsc: '1',
        'next-router-state-tree': 'tree',
      },
      ours,
    );
    expect(headers).toEqual({
      cookie: 'token=1',
      rsc: '1',
      'next-router-state-tree': 'tree',
      host: 'geco.example',
      'x-request-id': 'id',
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'geco.example',
    });
  });

  it.each([
    [0, '203.0.113.9', '192.0.2.7'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
    [2, '203.0.113.9', '203.0.113.9'],
    [1, undefined, '192.0.2.7'],
  ])('behind %i proxies, X-Forwarded-For %s gives %s', (proxies, header, address) => {
    expect(clientAddress({ 'x-forwarded-for': header }, '192.0.2.7', proxies)).toBe(address);
  });
});

describe('response headers', () => {
  it('reveal nothing internal', () => {
    const inner = {
      'x-middleware-rewrite': '/en/d/home',
      'x-nextjs-cache': 'HIT',
      'x-powered-by': 'Next.js',
      'x-geco-tags': 'a',
      connection: 'keep-alive',
      'x-nextjs-rewritten-path': '/en/d/home',
      'content-type': 'text/html',
    };
    expect(passedHeaders(inner)).toEqual({ 'x-nextjs-rewritten-path': '/en/d/home', 'content-type': 'text/html' });
  });

  it('are kept for a stored page if relevant to it', () => {
    const stored = storedHeaders({
      'content-type': 'text/html',
      vary: 'rsc, Accept-Encoding',
      'set-cookie': ['a=1'],
      date: 'x',
      'x-nextjs-stale-time': '300',
    });
    expect(stored).toEqual([
      'content-type',
      'text/html',
      'x-nextjs-stale-time',
      '300',
      'vary',
      'rsc, accept-encoding, user-agent',
    ]);
  });

  it.each([
    ['s-maxage=300, stale-while-revalidate=31535700', undefined, 300],
    ['public, s-maxage=60', undefined, 60],
    ['private, no-cache, no-store, max-age=0', undefined, null],
    ['s-maxage=300, private', undefined, null],
    ['s-maxage=300', ['a=1'], null],
    ['max-age=300', undefined, null],
    [undefined, undefined, null],
  ])('%s with cookies %s may be cached for %s', (control, cookies, seconds) => {
    expect(sharedMaxAge({ 'cache-control': control, 'set-cookie': cookies })).toBe(seconds);
  });

  it('promise https only on https', () => {
    expect(securityHeaders('https')['strict-transport-security']).toMatch(/max-age=/);
    expect(securityHeaders('http')['strict-transport-security']).toBeUndefined();
    expect(securityHeaders('http')['x-content-type-options']).toBe('nosniff');
  });
});
