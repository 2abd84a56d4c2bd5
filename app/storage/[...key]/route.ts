import { deliver } from '@/lib/platform/storage/download';
import { currentStorage } from '@/lib/platform/storage/settings';

const read = (request: Request): Promise<Response> =>
  deliver(currentStorage(), request, new URL(request.url).pathname.slice('/storage'.length));

/** Stored files. Uploads are handled earlier, by lib/platform/storage/protocol. docs/domain.md, Uploads. */
export { read as GET, read as HEAD };
