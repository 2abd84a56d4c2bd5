import { afterEach, beforeEach, expect, it } from 'vitest';
import { FrontDouble } from './front-double';

const host = 'geco.localhost:3000';
let double: FrontDouble;
beforeEach(async () => {
  double = new FrontDouble();
  await double.open();
});
afterEach(() => double.close());

it.each([
  '/admin',
  '/admin/login',
  '/admin/product?order=newest',
  '/admin/review/12',
  '/admin/company/7',
  '/admin/search?q=a',
])('%s is generated per request, by cookie', async (path) => {
  const tokens = ['one', 'other', 'one'];
  double.render = (req, res) => double.page(res, `for ${req.headers.cookie}`);
  for (const token of tokens) {
    const { text, headers } = await double.ask(path, {
      host,
      headers: { cookie: `stafftoken=${token}; stafflang=en` },
    });
    expect(text).toBe(`for stafftoken=${token}; stafflang=en`);
    expect(headers['x-cache']).toBeUndefined();
  }
  expect(double.seen).toHaveLength(tokens.length);
  expect(double.seen.every(({ url }) => url === path)).toBe(true);
});

it('public pages never receive the staff’s cookie, and other hosts have no console', async () => {
  double.render = (req, res) => double.page(res, `for ${req.headers.cookie}`);
  const cookie = 'stafftoken=secret';
  expect((await double.ask('/product/1.html', { host, headers: { cookie } })).text).toBe('for undefined');
  const away = await double.ask('/admin/review/12', { host: 'en.geco.localhost:3000', headers: { cookie } });
  expect(away.text).toBe('for undefined');
  expect(double.seen.at(-1)?.headers['x-geco-fill']).toBe('/en/d/not-found');
});
