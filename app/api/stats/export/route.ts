import { currentActor } from '@/lib/auth/actor';
import { csvFile } from '@/lib/csv/document';
import { AppError } from '@/lib/errors';
import { fail } from '@/lib/http/envelope';
import { visitOf } from '@/lib/http/visit';
import { exportReport, reportTables } from '@/lib/stats/report/file';

/** A list of the company's statistics as a file. */
export async function GET(request: Request): Promise<Response> {
  const visit = visitOf(request);
  try {
    const { from, to, ...query } = Object.fromEntries(new URL(request.url).searchParams);
    const table = reportTables.find((one) => one === query.table) ?? reportTables[0];
    const actor = await currentActor(request, 'supplier');
    return csvFile(
      `statistics-${table}`,
      await exportReport(actor, { table, from, to }, visit.locale),
      visit.requestId,
    );
  } catch (error) {
    if (error instanceof AppError) return fail(error, visit);
    throw error;
  }
}
