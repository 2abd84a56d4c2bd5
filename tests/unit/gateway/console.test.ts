import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/platform/i18n/site';
import { queueKinds } from '@/lib/staff/constants';
import { middleware } from '@/middleware';
import { base, summary } from './request';

const english = { cookies: { stafflang: 'en' } };
const telephone = { headers: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' } };

describe('the staff console', () => {
  it.each([
    ['/admin', '200 /zh/d/admin'],
    ['/admin/login?redirect=%2Fadmin', '200 /zh/d/admin/login'],
    ['/admin/product', '200 /zh/d/admin/queue/product'],
    ['/admin/review/12', '200 /zh/d/admin/review/12'],
    ['/admin/company/7', '200 /zh/d/admin/company/7'],
    ['/admin/audit', '200 /zh/d/admin/audit'],
    ['/admin/', '308 /admin'],
    ['/admin/login.html', '308 /admin/login'],
    ['/admin/review/x', '200 /zh/d/admin/queue/missing'],
    ['/admin/review/0', '200 /zh/d/admin/queue/missing'],
    ['/admin/company/7/x', '200 /zh/d/admin/queue/missing'],
    ['/administration', '404 /zh/d/not-found'],
  ])('%s on the main host → %s', (address, wanted) => expect(summary(base, address)).toBe(wanted));

  it.each(locales.filter((locale) => locale !== 'zh'))('is missing on the host of %s', (locale) => {
    for (const address of ['/admin', '/admin/login', '/admin/review/12', '/admin/product'])
      expect(summary(`${locale}.${base}`, address, english)).toBe(`404 /${locale}/d/not-found`);
  });

  it('uses English if its cookie says so, and no third language', () => {
    expect(summary(base, '/admin/review/12', english)).toBe('200 /en/d/admin/review/12');
    for (const stafflang of ['de', 'EN', '', '../en', 'constructor'])
      expect(summary(base, '/admin', { cookies: { stafflang } })).toBe('200 /zh/d/admin');
  });

  it('is the same for every device, and its cookie has no effect elsewhere', () => {
    expect(summary(base, '/admin', telephone)).toBe('200 /zh/d/admin');
    expect(summary(base, '/product.html', { ...english, ...telephone })).toBe('200 /zh/m/product');
  });

  it('reports an unknown address itself, in its language', () => {
    expect(queueKinds).not.toContain('missing');
    for (const address of ['/admin/review/x', '/admin/companies/23', '/admin/company/7/x'])
      expect(summary(base, address, { ...english, ...telephone })).toBe('200 /en/d/admin/queue/missing');
    expect(summary(`de.${base}`, '/admin/companies/23', english)).toBe('404 /de/d/not-found');
    expect(summary(base, '/administration/x', english)).toBe('404 /zh/d/not-found');
  });

  it('keeps its query, is never cached or framed, and runs no script without its nonce', () => {
    const ask = (address: string, cookie: string) =>
      middleware(new NextRequest(address, { headers: { host: new URL(address).host, cookie } })).headers;
    const [one, other] = [1, 2].map(() => ask(`http://${base}/admin/product?order=newest`, 'stafflang=en'));
    expect(one?.get('x-middleware-rewrite')).toBe(`http://${base}/en/d/admin/queue/product?order=newest`);
    expect(one?.get('cache-control')).toBe('private, no-store');
    const policy = one?.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' 'nonce-[0-9a-f]{32}';/);
    expect(other?.get('content-security-policy')).not.toBe(policy);
    expect(ask(`http://${base}/companycenter/index.html`, 'token=x').get('content-security-policy')).toContain(
      "frame-ancestors 'self'",
    );
  });
});
