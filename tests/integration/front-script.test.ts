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

it('scripts of a public page wait for the first paint, with the policy allowing their loader', async () => {
  double.render = (_, res) => double.page(res, html);
  const { text, headers } = await double.ask('/product/1.html');
  expect(text).not.toContain('async=""');
  const inline = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  expect(inline).toHaveLength(2);
  expect(inline[1]).toContain('"/_next/static/chunks/1.js"');
  for (const code of inline)
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(code).digest('base64'));
});

it('a page with its own policy is unchanged', async () => {
  double.render = (_, res) => double.page(res, html, { 'content-security-policy': "script-src 'nonce-x'" });
  expect((await double.ask('/product/1.html')).text).toBe(html);
});
