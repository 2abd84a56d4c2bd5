import { currentActor } from '@/lib/auth/actor';
import { fileAnswer } from '@/lib/http/file-answer';
import { findPurchaseFile } from '@/lib/purchase/attachment/queries';
import { currentStorage } from '@/lib/storage/settings';

/** Leads to a file of the buyer's own request, or of one that the supplier may quote for. */
export const GET = (request: Request): Promise<Response> =>
  fileAnswer(request, async ({ id, key }) =>
    findPurchaseFile(currentStorage(), await currentActor(request, 'member'), id, key),
  );
