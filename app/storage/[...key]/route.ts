import { deliver } from '@/lib/storage/download';
import { currentStorage } from '@/lib/storage/settings';

const read = (request: Request): Promise<Response> =>
  deliver(currentStorage(), request, new URL(request.url).pathname.slice('/storage'.length));

/** What is stored. Uploads do not come this far: lib/storage/protocol answers them. docs/domain.md, Uploads. */
export { read as GET, read as HEAD };
