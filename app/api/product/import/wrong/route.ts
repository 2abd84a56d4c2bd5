import { currentActor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors';
import { download } from '@/lib/platform/http/download';
import { fail } from '@/lib/platform/http/envelope';
import { requestContextOf } from '@/lib/platform/http/request-context';
import { translator } from '@/lib/platform/i18n/translate';
import { exportWrongRows } from '@/lib/product/sheet/error/export';

/** Rejected rows of an import as a sheet with reasons; `id` is the import. */
export async function GET(request: Request): Promise<Response> {
  const visit = requestContextOf(request);
  try {
    const actor = await currentActor(request, 'supplier');
    const id = Number(new URL(request.url).searchParams.get('id'));
    const name = (await translator(visit.locale))('fileName.wrongRows');
    return download(await exportWrongRows(actor, visit.locale, id), name, 'xlsx', visit, 'products-to-mend');
  } catch (error) {
    if (error instanceof AppError) return fail(error, visit);
    throw error;
  }
}
