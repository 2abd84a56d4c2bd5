import { deliver } from '@/lib/storage/deliver';
import { receiveUpload } from '@/lib/storage/protocol';
import { currentStorage } from '@/lib/storage/settings';

const pathOf = (request: Request) => {
  const { pathname } = new URL(request.url);
  return pathname.slice('/storage'.length) || '/';
};

const read = (request: Request) => deliver(currentStorage(), request, pathOf(request));
const write = (request: Request) => receiveUpload(currentStorage(), request, pathOf(request));

/** The object store: what is stored, and Qiniu's upload protocol. Decisions, Uploads. */
export { read as GET, read as HEAD, write as DELETE, write as OPTIONS, write as POST, write as PUT };
