import { env } from '@/lib/platform/env';

/** True where the request comes from a page of the very host it goes to (docs/domain.md, Sessions). */
export const isOwnOrigin = (headers: Headers): boolean => {
  const [origin, host] = [headers.get('origin'), headers.get('host')];
  return origin !== null && host !== null && origin.toLowerCase() === `${env().scheme}://${host.toLowerCase()}`;
};
