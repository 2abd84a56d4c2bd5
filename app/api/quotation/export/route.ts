import { currentActor } from '@/lib/platform/auth/actor';
import { csvFile } from '@/lib/platform/csv/document';
import { AppError } from '@/lib/platform/errors';
import { fail } from '@/lib/platform/http/envelope';
import { idField } from '@/lib/platform/http/field';
import { requestContextOf } from '@/lib/platform/http/request-context';
import { translator } from '@/lib/platform/i18n/translate';
import { readBasis } from '@/lib/quotation/basis/rules';
import { exportComparison } from '@/lib/quotation/comparison/export';

/** Download of a request's quotation comparison. */
export async function GET(request: Request): Promise<Response> {
  const visit = requestContextOf(request);
  try {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const parsed = idField.safeParse(Number(query.requestId));
    const requestId = parsed.data ?? 0;
    const actor = await currentActor(request, 'purchaser');
    const name = (await translator(visit.locale))('fileName.comparison');
    const text = await exportComparison(actor, requestId, visit.locale, readBasis(query));
    return csvFile(name, text, visit.requestId, `comparison-${requestId}`);
  } catch (error) {
    if (error instanceof AppError) return fail(error, visit);
    throw error;
  }
}
