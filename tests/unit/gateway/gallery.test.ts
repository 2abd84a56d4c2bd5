import { describe, expect, it } from 'vitest';
import { decide } from '@/lib/platform/gateway/decide';
import { base, settings, summary, visit } from './request';

describe('the gallery of primitives', () => {
  it.each([base, `en.${base}`, `ar.${base}`])('is not a page of the site, %s', (host) => {
    expect(summary(host, '/dev/ui')).toMatch(/^404 .*\/not-found$/);
    expect(summary(host, '/dev/ui/')).toMatch(/^404 .*\/not-found$/);
  });

  it('exists in development, in each language and for each device', () => {
    const decided = decide(visit(`ar.${base}`, '/dev/ui'), { ...settings, development: true });
    expect(decided).toMatchObject({ kind: 'rewrite', status: 200, internal: '/ar/d/dev/ui' });
  });
});
