import { AppError } from '@/lib/platform/errors';
import { fail } from './envelope';
import { idField } from './field';
import { requestContextOf } from './request-context';

/** Redirects to a private file of item `id` by its `key`, both query parameters; errors as in every call. */
export async function fileAnswer(
  request: Request,
  find: (query: { id: number; key: string; query: URLSearchParams }) => Promise<string>,
): Promise<Response> {
  const context = requestContextOf(request);
  try {
    const query = new URL(request.url).searchParams;
    const id = idField.safeParse(Number(query.get('id'))).data ?? 0;
    const location = await find({ id, key: query.get('key') ?? '', query });
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } });
  } catch (error) {
    if (error instanceof AppError) return fail(error, context);
    throw error;
  }
}
