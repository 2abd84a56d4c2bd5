import { env } from '@/lib/platform/env';
import { createHosts, type Hosts } from './host';

let cached: Hosts | null = null;
/** The hosts configured for this process. */
export const currentHosts = (): Hosts => {
  const { BASE_HOST, local, scheme, publicPort } = env();
  cached ??= createHosts({ baseHost: BASE_HOST, local, scheme, publicPort });
  return cached;
};
