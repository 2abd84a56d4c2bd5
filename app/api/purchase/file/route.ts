import { currentActor } from '@/lib/platform/auth/actor';
import { fileAnswer } from '@/lib/platform/http/file-answer';
import { currentStorage } from '@/lib/platform/storage/settings';
import { findPurchaseFile } from '@/lib/purchase/attachment/queries';

/** Redirects to a file of the buyer's own request, or of one that the supplier may quote for. */
export const GET = (request: Request): Promise<Response> =>
  fileAnswer(request, async ({ id, key }) =>
    findPurchaseFile(currentStorage(), await currentActor(request, 'member'), id, key),
  );
