import { AppError } from '@/lib/platform/errors';
import { storableText } from '@/lib/platform/field/storable';
import { isOwnOrigin } from './origin';

/** Client data for rate limits and the list of sessions. */
export type Client = { address: string; userAgent: string; host: string };

/** The client of a request; the front sets the address header. */
export const clientOf = (headers: Headers): Client => ({
  address: headers.get('x-forwarded-for') ?? '',
  userAgent: storableText(headers.get('user-agent') ?? '').slice(0, 400),
  host: headers.get('host') ?? '',
});

/**
 * Rejects state changes from pages of another site; API clients send no Origin.
 * @throws AppError forbidden
 */
export const refuseForeignPage = (headers: Headers): void => {
  if (headers.get('origin') !== null && !isOwnOrigin(headers))
    throw new AppError('forbidden', [{ field: 'origin', key: 'origin' }]);
};
