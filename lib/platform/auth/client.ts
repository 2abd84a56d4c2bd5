import { AppError } from '@/lib/platform/errors';
import { storableText } from '@/lib/platform/field/storable';
import { isOwnOrigin } from './origin';

/** Who sends a request, as far as limits and the list of sessions need it. */
export type Client = { address: string; userAgent: string; host: string };

/** The sender of a request; the front has put the address there. */
export const clientOf = (headers: Headers): Client => ({
  address: headers.get('x-forwarded-for') ?? '',
  userAgent: storableText(headers.get('user-agent') ?? '').slice(0, 400),
  host: headers.get('host') ?? '',
});

/**
 * Refuses a page of another site that would sign a visitor in or act for one; a client of its own sends no Origin.
 * @throws AppError forbidden
 */
export const refuseForeignPage = (headers: Headers): void => {
  if (headers.get('origin') !== null && !isOwnOrigin(headers))
    throw new AppError('forbidden', [{ field: 'origin', key: 'origin' }]);
};
