import { AppError } from '@/lib/platform/errors';
import { idField } from '@/lib/platform/http/field';
import { currentStorage } from '@/lib/platform/storage/settings';
import { handleStaffFile } from '@/lib/staff/handle';
import { findRequestFile } from '@/lib/staff/purchase/read';

/** Redirects staff to a file attached to a request. */
export const GET = handleStaffFile(async ({ actor, query }) => {
  const id = idField.safeParse(Number(query.id)).data;
  if (id === undefined) throw new AppError('notFound');
  const location = await findRequestFile(currentStorage, actor, { id, key: query.key ?? '' });
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } });
});
