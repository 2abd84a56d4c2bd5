import { currentActor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors';
import { download } from '@/lib/platform/http/download';
import { fail } from '@/lib/platform/http/envelope';
import { idField } from '@/lib/platform/http/field';
import { requestContextOf } from '@/lib/platform/http/request-context';
import { translator } from '@/lib/platform/i18n/translate';
import { exportProducts } from '@/lib/product/sheet/export';

/** Product export: `format` xlsx or csv, `empty` for the template only, each `category` with its parameters. */
export async function GET(request: Request): Promise<Response> {
  const visit = requestContextOf(request);
  try {
    const { searchParams } = new URL(request.url);
    const format = searchParams.get('format') === 'csv' ? 'csv' : 'xlsx';
    const empty = searchParams.has('empty');
    const actor = await currentActor(request, 'supplier');
    const categories = searchParams.getAll('category').flatMap((id) => idField.safeParse(Number(id)).data ?? []);
    const file = await exportProducts(actor, visit.locale, { format, empty, categories });
    const t = await translator(visit.locale);
    const name = t(empty ? 'fileName.productTemplate' : 'fileName.products');
    return download(file, name, format, visit, `products${empty ? '-template' : ''}`);
  } catch (error) {
    if (error instanceof AppError) return fail(error, visit);
    throw error;
  }
}
