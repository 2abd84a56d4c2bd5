import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { publicPolicy, scriptHashes } from '@/lib/pagestore/csp';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names the inline scripts that run, each once', () => {
  const html = `<script>a()</script><SCRIPT id="x">
b("泵")</SCRIPT><script>a()</script><script src="/x.js" async=""></script>
    <script type="application/ld+json">{"@type":"Product"}</script><script type="application/json">{}</script>`;
  expect(scriptHashes(html)).toEqual([hash('a()'), hash('\nb("泵")')]);
});

it('allows no inline script that is not named', () => {
  const policy = publicPolicy('<script>a()</script>');
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' ${hash('a()')}`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("object-src 'none'");
});
