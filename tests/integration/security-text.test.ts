import { expect, it } from 'vitest';
import { GET } from '@/app/.well-known/security.txt/route';
import { decide } from '@/lib/platform/gateway/decide';
import { createHosts } from '@/lib/platform/i18n/host';

const path = '/.well-known/security.txt';

it('names the contact for vulnerabilities, with a future date (RFC 9116)', async () => {
  const text = await GET().text();
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(366);
  expect(fields.get('Canonical')).toMatch(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/);
});

it('is not treated as a page by the gateway', () => {
  const hosts = createHosts({ baseHost: 'geco.localhost', local: true, scheme: 'http', publicPort: 3000 });
  const facts = { host: 'ar.geco.localhost:3000', path, search: '', method: 'GET', headers: {}, cookies: {} };
  expect(decide(facts, { hosts, decodeId: () => null })).toEqual({ kind: 'pass' });
});
