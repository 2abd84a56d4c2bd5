import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FrontDouble } from './front-double';

let double: FrontDouble;
beforeEach(async () => {
  double = new FrontDouble();
  await double.open();
});
afterEach(() => double.close());

const html =
  '<html><head><script src="/_next/static/chunks/1.js" async=""></script></head><body>x<script>self.__next_f.push([1,"a"])</script></body></html>';

const payloadOf = (text: string) => {
  const [, address = '', header = ''] = text.match(/p="([^"]*)",h="([^"]*)"/) ?? [];
  return double.ask(address, { headers: { rsc: header } });
};

it('scripts of a public page wait for the first paint, with the policy allowing their loader', async () => {
  double.render = (_, res) => double.page(res, html);
  const { text, headers } = await double.ask('/product/1.html');
  expect(text).not.toContain('async=""');
  const inline = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  expect(inline).toHaveLength(1);
  expect(inline[0]).toContain('"/_next/static/chunks/1.js"');
  for (const code of inline)
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(code).digest('base64'));
});

it('the payload of a public page is an answer of its own, kept with the page', async () => {
  double.render = (_, res) => double.page(res, html, { vary: 'rsc' });
  const { text } = await double.ask('/product/1.html');
  expect(text).not.toContain('__next_f.push([1');
  const payload = await payloadOf(text);
  expect(payload.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(payload.headers.vary).toContain('rsc');
  expect(JSON.parse(payload.text)).toEqual([[1, 'a']]);
  expect(double.seen).toHaveLength(1);
});

it('the payload of a page changed since it was loaded is the one that belongs to its HTML', async () => {
  let text = 'a';
  double.render = (_, res) => double.page(res, html.replace('"a"', JSON.stringify(text)));
  const before = await double.ask('/product/1.html');
  text = 'b';
  await double.register.expire(['product:1']);
  const after = await double.ask('/product/1.html');
  expect(JSON.parse((await payloadOf(before.text)).text)).toEqual([[1, 'a']]);
  expect(JSON.parse((await payloadOf(after.text)).text)).toEqual([[1, 'b']]);
});

it('a payload that is no longer there is the current one of its page, rendered anew', async () => {
  double.render = (_, res) => double.page(res, html);
  const { text } = await double.ask('/product/1.html', { headers: { rsc: `payload-${'x'.repeat(20)}` } });
  expect(JSON.parse(text)).toEqual([[1, 'a']]);
});

it('a page with its own policy is unchanged', async () => {
  double.render = (_, res) => double.page(res, html, { 'content-security-policy': "script-src 'nonce-x'" });
  expect((await double.ask('/product/1.html')).text).toBe(html);
});
