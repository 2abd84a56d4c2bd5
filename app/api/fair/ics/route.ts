import { calendarResponse } from '@/lib/calendar/document';
import { AppError } from '@/lib/errors';
import { scheduleCalendar } from '@/lib/fair/calendar';
import { fail } from '@/lib/http/envelope';
import { visitOf } from '@/lib/http/visit';

/** The schedule of the fair for the visitor's calendar. */
export async function GET(request: Request): Promise<Response> {
  const visit = visitOf(request);
  try {
    return calendarResponse(await scheduleCalendar(visit.locale), 'fair');
  } catch (error) {
    if (error instanceof AppError) return fail(error, visit);
    throw error;
  }
}
