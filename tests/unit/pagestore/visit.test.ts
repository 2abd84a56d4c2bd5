import { expect, it, vi } from 'vitest';
import { decide } from '@/lib/platform/gateway/decide';
import type { RequestFacts } from '@/lib/platform/gateway/types';
import { createHosts } from '@/lib/platform/i18n/host';
import { GatewayCache } from '@/lib/platform/pagestore/gateway';

const hosts = createHosts({ baseHost: 'geco.localhost', local: true, scheme: 'http', publicPort: 3000 });

it('decides once per address, and every time for one too long to cache', () => {
  const work = vi.fn((facts: RequestFacts) => decide(facts, { hosts, decodeId: () => null }));
  const visits = new GatewayCache({ decide: work, hosts });
  const read = (url: string) =>
    visits.read({ method: 'GET', url, headers: { host: 'en.geco.localhost:3000', 'user-agent': 'x' } }, 'en');
  for (const [url, times] of [
    ['/product/1.html', 1],
    [`/product/1.html?x=${'y'.repeat(8_000)}`, 3],
  ] as const) {
    work.mockClear();
    for (let visit = 0; visit < 3; visit++) expect(read(url)).toMatchObject({ page: { address: '/product/1.html' } });
    expect(work).toHaveBeenCalledTimes(times);
  }
});
