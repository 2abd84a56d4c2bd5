import { ownCalendar } from '@/lib/fair/calendar';
import { currentActor } from '@/lib/platform/auth/actor';
import { calendarResponse } from '@/lib/platform/calendar/document';
import { AppError } from '@/lib/platform/errors';
import { fail } from '@/lib/platform/http/envelope';
import { requestContextOf } from '@/lib/platform/http/request-context';

/** Calendar file of the account's fair registrations; `as=supplier` selects the supplier's session. */
export async function GET(request: Request): Promise<Response> {
  const visit = requestContextOf(request);
  const kind = new URL(request.url).searchParams.get('as') === 'supplier' ? 'supplier' : 'purchaser';
  try {
    const actor = await currentActor(request, kind);
    return calendarResponse(await ownCalendar(actor, visit.locale), 'fair-own', 'private, no-store');
  } catch (error) {
    if (error instanceof AppError) return fail(error, visit);
    throw error;
  }
}
