import { currentActor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { fail } from '@/lib/http/envelope';
import { visitOf } from '@/lib/http/visit';
import { exportProducts, type SheetFormat } from '@/lib/product/sheet/export';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<SheetFormat, string>;

/** The company's products as a file: `format` xlsx or csv, `empty` for the template alone. */
export async function GET(request: Request): Promise<Response> {
  const visit = visitOf(request);
  try {
    const { searchParams } = new URL(request.url);
    const format = searchParams.get('format') === 'csv' ? 'csv' : 'xlsx';
    const empty = searchParams.has('empty');
    const actor = await currentActor(request, 'supplier');
    const file = await exportProducts(actor, visit.locale, { format, empty });
    return new Response(new Uint8Array(file), {
      headers: {
        'content-type': types[format],
        'content-disposition': `attachment; filename="products${empty ? '-template' : ''}.${format}"`,
        'cache-control': 'private, no-store',
        'x-request-id': visit.requestId,
      },
    });
  } catch (error) {
    if (error instanceof AppError) return fail(error, visit);
    throw error;
  }
}
