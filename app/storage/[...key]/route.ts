import { deliver } from '@/lib/platform/storage/download';
import { currentStorage } from '@/lib/platform/storage/settings';

const read = (request: Request): Promise<Response> =>
  deliver(currentStorage(), request, new URL(request.url).pathname.slice('/storage'.length));

/** What is stored. Uploads do not come this far: lib/platform/storage/protocol answers them. docs/domain.md, Uploads. */
export { read as GET, read as HEAD };
