import { decide } from '@/lib/platform/gateway/decide';
import type { GatewayDecision, RequestFacts, Settings } from '@/lib/platform/gateway/types';
import { createHosts } from '@/lib/platform/i18n/host';
import { decodePublicId, encodePublicId } from '@/lib/platform/routes/public-id';

const key = { salt: 'pepper' };
export const base = 'geco.localhost';
export const hosts = createHosts({ baseHost: base, local: true, scheme: 'http', publicPort: 3000 });
export const settings: Settings = { hosts, decodeId: (text) => decodePublicId(text, key) };
export const encoded = (id: number): string => encodePublicId(id, key);

/** Facts of a desktop visit; `address` is path and query. */
export const visit = (host: string, address: string, more: Partial<RequestFacts> = {}): RequestFacts => {
  const at = address.indexOf('?');
  return {
    host,
    path: at < 0 ? address : address.slice(0, at),
    search: at < 0 ? '' : address.slice(at),
    method: 'GET',
    headers: {},
    cookies: {},
    ...more,
  };
};

export const decided = (host: string, address: string, more?: Partial<RequestFacts>): GatewayDecision =>
  decide(visit(host, address, more), settings);

/** A decision in one line: `301 /x`, `200 /en/d/x`, or its kind. */
export const summary = (host: string, address: string, more?: Partial<RequestFacts>): string => {
  const decision = decided(host, address, more);
  if (decision.kind === 'redirect') return `${decision.status} ${decision.location}`;
  return decision.kind === 'rewrite' ? `${decision.status} ${decision.internal}` : decision.kind;
};
