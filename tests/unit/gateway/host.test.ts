import { describe, expect, it } from 'vitest';
import { createHosts } from '@/lib/platform/i18n/host';
import { summary } from './request';

const local = createHosts({ baseHost: 'geco.localhost', local: true, scheme: 'http', publicPort: 3000 });
const open = createHosts({ baseHost: 'geco.example', local: false, scheme: 'https', publicPort: null });
const bare = createHosts({ baseHost: 'localhost', local: true, scheme: 'http', publicPort: 80 });

describe('host', () => {
  it.each([
    [local, 'geco.localhost', 'site zh'],
    [local, 'GECO.localhost:3000', 'site zh'],
    [local, 'en.geco.localhost:1', 'site en'],
    [local, 'ar.geco.localhost', 'site ar'],
    [local, 'www.geco.localhost', 'redirect zh'],
    [local, 'zh.geco.localhost', 'redirect zh'],
    [local, 'localhost:3000', 'site zh'],
    [local, '127.0.0.1:3000', 'site zh'],
    [local, '[::1]:3000', 'site zh'],
    [local, 'en.localhost', 'unknown'],
    [local, 'it.geco.localhost', 'unknown'],
    [local, 'www.en.geco.localhost', 'unknown'],
    [local, 'xgeco.localhost', 'unknown'],
    [local, 'constructor.geco.localhost', 'unknown'],
    [local, 'geco.localhost.', 'unknown'],
    [local, 'geco.localhost@evil.example', 'unknown'],
    [local, '', 'unknown'],
    [open, 'geco.example', 'site zh'],
    [open, 'de.geco.example', 'site de'],
    [open, 'localhost', 'unknown'],
    [open, '127.0.0.1', 'unknown'],
    [bare, 'localhost', 'site zh'],
    [bare, 'en.localhost', 'site en'],
  ])('%#: %s', (hosts, host, wanted) => {
    const match = hosts.localeOfHost(host);
    expect(match.kind === 'unknown' ? 'unknown' : `${match.kind} ${match.locale}`).toBe(wanted);
  });

  it('writes absolute URLs from settings only', () => {
    expect(local.origin('zh')).toBe('http://geco.localhost:3000');
    expect(local.absolute('en', '/product.html')).toBe('http://en.geco.localhost:3000/product.html');
    expect(open.origin('ru')).toBe('https://ru.geco.example');
    expect(bare.origin('zh')).toBe('http://localhost');
  });

  it.each([
    ['www.geco.localhost', '/product/3.html?a=1', '308 http://geco.localhost:3000/product/3.html?a=1'],
    ['zh.geco.localhost', '/', '308 http://geco.localhost:3000/'],
    ['www.geco.localhost', '//evil.example/x', '308 http://geco.localhost:3000/evil.example/x'],
    ['www.geco.localhost', '/a b\r\n?c d', '308 http://geco.localhost:3000/a%20b%0D%0A?c%20d'],
    ['evil.example', '/', 'misdirected'],
    ['evil.example', '/api/product', 'misdirected'],
    ['evil.example', '/api/health', 'pass'],
    ['www.geco.localhost', '/api/health', 'pass'],
    ['geco.localhost', '/api/product', 'pass'],
    ['en.geco.localhost', '/storage/a.png', 'pass'],
    ['en.geco.localhost', '/robots.txt', 'pass'],
    ['en.geco.localhost', '/sitemap.xml', 'pass'],
    ['en.geco.localhost', '/sitemap-product-1.xml', 'pass'],
    ['en.geco.localhost', '/_next/static/x.js', 'pass'],
    ['en.geco.localhost', '/sitemap.html', '200 /en/d/sitemap'],
    ['en.geco.localhost', '/apix', '404 /en/d/not-found'],
  ])('%s%s → %s', (host, address, wanted) => {
    expect(summary(host, address)).toBe(wanted);
  });
});
