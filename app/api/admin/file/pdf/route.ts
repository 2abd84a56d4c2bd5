import { AppError } from '@/lib/platform/errors';
import { encodedName } from '@/lib/platform/http/attachment';
import { idField } from '@/lib/platform/http/field';
import { currentStorage } from '@/lib/platform/storage/settings';
import { readPdf } from '@/lib/staff/file/commands';
import { handleStaffFile } from '@/lib/staff/handle';

/** A PDF licence for the browser's viewer inside the console. docs/decisions/0009-uploads.md. */
export const GET = handleStaffFile(async ({ actor, query, requestId }) => {
  const companyId = idField.safeParse(Number(query.companyId)).data;
  if (companyId === undefined) throw new AppError('notFound');
  const { name, bytes } = await readPdf(currentStorage, actor, { companyId, key: query.key ?? '' });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodedName(name)}`,
      // A sandbox or default-src 'none' would block the viewer itself.
      'content-security-policy': "frame-ancestors 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'x-request-id': requestId,
    },
  });
});
