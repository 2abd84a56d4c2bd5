import { env } from '@/lib/platform/env';

/** True if the request's Origin is the host it was sent to (docs/domain.md, Sessions). */
export const isOwnOrigin = (headers: Headers): boolean => {
  const [origin, host] = [headers.get('origin'), headers.get('host')];
  return origin !== null && host !== null && origin.toLowerCase() === `${env().scheme}://${host.toLowerCase()}`;
};
