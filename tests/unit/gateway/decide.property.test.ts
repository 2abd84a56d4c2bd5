import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '@/lib/platform/gateway/decide';
import type { RequestFacts } from '@/lib/platform/gateway/types';
import { locales } from '@/lib/platform/i18n/site';
import { routeNames, routes } from '@/lib/platform/routes/table';
import { runs } from '@/tests/property';
import { encoded, hosts, settings } from './request';

const labels = [...locales, 'www', 'it'].map((label) => `${label}.geco.localhost`);
const host = fc.oneof(fc.constantFrom('geco.localhost', 'geco.localhost:3000', '127.0.0.1', ...labels), fc.string());
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      '.',
      '..',
      'en',
      'zh-cn',
      'ru',
      'about',
      'article',
      'login',
      'info',
      'investment',
      'amember',
      'companycenter',
    ],
    ...['evil.example', '\\evil.example', 'http:', '%', '%2F', '%zz', '%0d%0a', 'product.html', 'search', encoded(7)],
  ),
  fc.string({ unit: 'binary' }),
);
const address = fc.oneof(
  fc.array(piece).map((pieces) => `/${pieces.join('/')}`),
  fc
    .tuple(fc.constantFrom(...routeNames), fc.string({ unit: 'binary' }), fc.constantFrom('', '/', '.html', '.'))
    .map(([name, text, tail]) => routes[name].pattern.replace(/\{\w+#\}/g, '7').replace(/\{.*?\}/g, () => text) + tail),
  fc
    .tuple(fc.constantFrom('/en', '/zh-cn', '/de'), fc.constantFrom(...routeNames))
    .map(([a, name]) => a + routes[name].pattern),
  fc.string({ unit: 'binary' }),
);
const search = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '?q=a//b&scope=product',
    '?q=',
    '?price_from=3&price_to=x',
    '?page=2',
    '?id=1',
    '?redirect=//evil.example',
  ),
  fc.string({ unit: 'binary' }).map((text) => `?${text}`),
);
const text = fc.option(fc.string(), { nil: undefined });
const facts: fc.Arbitrary<RequestFacts> = fc.record({
  host,
  path: address,
  search,
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
  headers: fc.record({
    userAgent: fc.option(fc.constantFrom('Googlebot/2.1', 'iPhone', 'x'), { nil: undefined }),
    acceptLanguage: fc.oneof(fc.constantFrom('en', 'fr;q=0.4,de', 'zh'), text),
    referer: text,
  }),
  cookies: fc.record({
    token: text,
    usertoken: text,
    i18n_redirected: fc.oneof(fc.constantFrom(...locales), text),
    device: fc.oneof(fc.constantFrom('d', 'm'), text),
  }),
});

const origins = new Set(locales.map(hosts.origin));
const follow = (from: RequestFacts, location: string): RequestFacts => {
  expect(location).toMatch(/^(http:\/\/[a-z.]+:3000)?\/[\x21-\x7e]*$/);
  expect(location).not.toMatch(/^\/[/\\]|["<>\\^`{|}]|%(?![0-9A-Fa-f]{2})/);
  const target = new URL(location, 'http://same.example');
  const own = target.origin === 'http://same.example';
  if (!own) expect(origins).toContain(target.origin);
  const [path = '', ...query] = location.replace(/^http:\/\/[^/]+/, '').split('?');
  return { ...from, host: own ? from.host : target.host, path, search: query.length > 0 ? `?${query.join('?')}` : '' };
};

describe('decide, for any input', () => {
  it('never throws, stays on known hosts and ends within three steps', () => {
    fc.assert(
      fc.property(facts, (given) => {
        let now = given;
        for (let steps = 0; steps <= 3; steps += 1) {
          const decision = decide(now, settings);
          if (decision.kind === 'rewrite') {
            expect(decision.internal).toMatch(
              new RegExp(`^/${decision.locale}/${decision.device}/[A-Za-z0-9\\-._~/]+$`),
            );
            expect(new URL(decision.internal, 'http://same.example').pathname).toBe(decision.internal);
            expect(decision.status === 200).toBe(
              decision.parsed !== null &&
                !decision.internal.endsWith('/error') &&
                !decision.internal.endsWith('/not-found'),
            );
          }
          if (decision.kind !== 'redirect') return;
          now = follow(now, decision.location);
        }
        expect.unreachable(`no end: ${JSON.stringify(given)}`);
      }),
      { numRuns: runs(5000) },
    );
  }, 60_000);
});
