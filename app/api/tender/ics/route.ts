import { calendarResponse } from '@/lib/platform/calendar/document';
import { AppError } from '@/lib/platform/errors';
import { fail } from '@/lib/platform/http/envelope';
import { idField } from '@/lib/platform/http/field';
import { requestContextOf } from '@/lib/platform/http/request-context';
import { deadlineCalendar } from '@/lib/tender/calendar';

/** Calendar file with the deadline of tender `id`. */
export async function GET(request: Request): Promise<Response> {
  const visit = requestContextOf(request);
  try {
    const id = idField.safeParse(new URL(request.url).searchParams.get('id'));
    if (!id.success) throw new AppError('notFound');
    return calendarResponse(await deadlineCalendar(visit.locale, id.data), `tender-${id.data}`);
  } catch (error) {
    if (error instanceof AppError) return fail(error, visit);
    throw error;
  }
}
