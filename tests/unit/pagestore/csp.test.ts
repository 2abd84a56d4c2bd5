import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { earlyInputScript } from '@/lib/platform/gateway/early-input';
import { loadAfterPaint } from '@/lib/platform/pagestore/after-paint';
import { publicCsp, scriptHashes } from '@/lib/platform/pagestore/csp-public';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Next's own scripts of a page: its runtime's files and its data, which contains user text. */
const own = [
  earlyInputScript,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/1.js"],"runtimeModuleIds":[7]});',
  '(self.__next_f=self.__next_f||[]).push([0])',
  `self.__next_f.push([1,${JSON.stringify('1:"泵"\\u003c/script>\n2:["$","p",null,{}]')}])`,
];
const page = (...scripts: readonly string[]) =>
  `<html><head></head><body>${scripts.map((one) => `<script>${one}</script>`).join('')}</body></html>`;

it('lists the inline scripts that run, each once', () => {
  const others = `<SCRIPT id="x">${own[2]}</SCRIPT><script src="/x.js" async=""></script>
    <script type="application/ld+json">{"@type":"Product"}</script><script type="application/json">{}</script>`;
  expect(scriptHashes(page(...own) + others)).toEqual(own.map(hash));
});

it('lists the script that loads a page’s sheets and scripts after its first paint', () => {
  const file = '<script src="/_next/static/chunks/2.js" async=""></script>';
  const data = { address: '/search/a"\\</script>.html?_rsc=1', header: 'payload-1' };
  const html = loadAfterPaint(page(file), ['/_next/static/a.css', '/_next/static/b.css'], data);
  const [, loader = ''] = html.match(/<script>(\{let s[\s\S]*?)<\/script>/) ?? [];
  expect(loader).toContain('/_next/static/chunks/2.js');
  expect(scriptHashes(html)).toContain(hash(loader));
  const bent = [
    loader.replace('{let s=', '{alert(1);let s='),
    loader.replace('["/_next/static/a.css"', '[alert(1)'),
    loader.replace('p="', 'p=alert(1)+"'),
    loader.replace('h="payload-1"', 'h="",x=alert(1)'),
    `${loader};alert(1)`,
  ];
  expect(scriptHashes(page(...bent))).toEqual([]);
});

it.each([
  'alert(1)',
  '',
  `${earlyInputScript};alert(1)`,
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"]);alert(1);[].push([1])',
  'self.__next_f.push([1,"a"]),alert(1)',
  ['self.__next_f.push([1,`$', '{alert(1)}`])'].join(''),
  'alert(1);self.__next_f.push([1,"a"])',
  '(self.__next_f=alert(1)||[]).push([0])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
])('blocks a script injected into a page: %s', (script) => {
  const injected = page(own[0] ?? '', script).replace('<body>', '<body><p>Pumps</p>');
  expect(scriptHashes(injected)).toEqual([hash(own[0] ?? '')]);
});

it('allows no inline script that is not listed', () => {
  const policy = publicCsp(page(own[0] ?? '', 'alert(1)'));
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' ${hash(own[0] ?? '')}`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("object-src 'none'");
});
