import { currentActor } from '@/lib/platform/auth/actor';
import { csvFile } from '@/lib/platform/csv/document';
import { AppError } from '@/lib/platform/errors';
import { fail } from '@/lib/platform/http/envelope';
import { requestContextOf } from '@/lib/platform/http/request-context';
import { translator } from '@/lib/platform/i18n/translate';
import { exportReport, reportTables } from '@/lib/stats/report/export';

/** Download of a list of the company's statistics. */
export async function GET(request: Request): Promise<Response> {
  const visit = requestContextOf(request);
  try {
    const { from, to, ...query } = Object.fromEntries(new URL(request.url).searchParams);
    const table = reportTables.find((one) => one === query.table) ?? reportTables[0];
    const actor = await currentActor(request, 'supplier');
    const name = (await translator(visit.locale))(`fileName.statistics.${table}`);
    const text = await exportReport(actor, { table, from, to }, visit.locale);
    return csvFile(name, text, visit.requestId, `statistics-${table}`);
  } catch (error) {
    if (error instanceof AppError) return fail(error, visit);
    throw error;
  }
}
