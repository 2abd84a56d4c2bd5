import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPending, takePending } from '@/components/footprint/pending-act';
import { config } from '@/lib/platform/config';

const written: string[] = [];
const at = (hostname: string, pathname: string) => vi.stubGlobal('location', { hostname, pathname });
const { name } = config.cookie.pendingAct;

beforeEach(() => {
  written.length = 0;
  let kept = '';
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    kept = text.includes('Max-Age=0') ? '' : (text.split(';')[0] ?? '');
  });
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => `a=b; ${kept}`);
  document.documentElement.lang = 'en';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('runs once, on the page where it was requested, and only for its own action', () => {
  at('en.geco.localhost', '/product/11.html');
  expect(takePending('favourite')).toBeNull();
  keepPending('favourite', 'product:11');
  at('en.geco.localhost', '/product/12.html');
  expect(takePending('favourite')).toBeNull();
  at('en.geco.localhost', '/product/11.html');
  expect(takePending('favourite')).toBe('product:11');
  expect(takePending('favourite')).toBeNull();
});

it('can be completed on another page, to which it leads', () => {
  at('en.geco.localhost', '/fair.html');
  keepPending('fair', '12', '/amember/fair.html');
  expect(takePending('fair')).toBeNull();
  at('en.geco.localhost', '/amember/fair.html');
  expect(takePending('fair')).toBe('12');
});

it('survives a change of language, for half an hour at most', () => {
  at('en.geco.localhost', '/product/11.html');
  keepPending('favourite', 'product:11');
  expect(written).toEqual([
    `${name}=favourite%20product%3A11%20%2Fproduct%2F11.html; Max-Age=1800; Path=/; SameSite=Lax; Domain=geco.localhost`,
  ]);
  at('fr.geco.localhost', '/product/11.html');
  document.documentElement.lang = 'fr';
  expect(takePending('favourite')).toBe('product:11');
});

it.each([
  ['zh', 'geco.example', '; Domain=geco.example'],
  ['zh', '127.0.0.1', ''],
  ['zh', 'localhost', ''],
])('in %s on %s it is kept for %s', (lang, hostname, scope) => {
  document.documentElement.lang = lang;
  at(hostname, '/');
  keepPending('favourite', 'product:1');
  expect(written[0]?.endsWith(`SameSite=Lax${scope}`)).toBe(true);
});
