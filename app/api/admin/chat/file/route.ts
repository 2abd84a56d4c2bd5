import { findChatFile } from '@/lib/chat/attachment/queries';
import { AppError } from '@/lib/platform/errors';
import { idField } from '@/lib/platform/http/field';
import { currentStorage } from '@/lib/platform/storage/settings';
import { handleStaffFile } from '@/lib/staff/handle';

/** Redirects support agents to a file of a support conversation. */
export const GET = handleStaffFile(async ({ actor, query }) => {
  const id = idField.safeParse(Number(query.id)).data;
  if (id === undefined) throw new AppError('notFound');
  const location = await findChatFile(currentStorage(), actor, id, query.key ?? '');
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
});
