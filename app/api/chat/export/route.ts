import { Readable } from 'node:stream';
import { exportConversation } from '@/lib/chat/export/queries';
import { exportFormats } from '@/lib/chat/export/write';
import { currentActor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors';
import { attachment } from '@/lib/platform/http/attachment';
import { fail } from '@/lib/platform/http/envelope';
import { idField } from '@/lib/platform/http/field';
import { memberRule } from '@/lib/platform/http/member-rule';
import { requestContextOf } from '@/lib/platform/http/request-context';

/** Download of one of the caller's conversations. */
export async function GET(request: Request): Promise<Response> {
  const visit = requestContextOf(request);
  try {
    const query = new URL(request.url).searchParams;
    const id = idField.safeParse(Number(query.get('id'))).data ?? 0;
    const format = query.get('format') === 'txt' ? 'txt' : 'html';
    const actor = await currentActor(request, memberRule(query));
    const { name, pages } = await exportConversation(actor, visit.locale, id, format);
    return new Response(Readable.toWeb(Readable.from(pages, { objectMode: false })) as ReadableStream, {
      headers: {
        'content-type': `${exportFormats[format].type}; charset=utf-8`,
        'content-disposition': attachment(`${name}.${format}`, `conversation-${id}.${format}`),
        'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': visit.requestId,
      },
    });
  } catch (error) {
    if (error instanceof AppError) return fail(error, visit);
    throw error;
  }
}
