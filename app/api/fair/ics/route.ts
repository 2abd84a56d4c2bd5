import { scheduleCalendar } from '@/lib/fair/calendar';
import { calendarResponse } from '@/lib/platform/calendar/document';
import { AppError } from '@/lib/platform/errors';
import { fail } from '@/lib/platform/http/envelope';
import { requestContextOf } from '@/lib/platform/http/request-context';

/** Calendar file of the fair's schedule. */
export async function GET(request: Request): Promise<Response> {
  const visit = requestContextOf(request);
  try {
    return calendarResponse(await scheduleCalendar(visit.locale), 'fair');
  } catch (error) {
    if (error instanceof AppError) return fail(error, visit);
    throw error;
  }
}
