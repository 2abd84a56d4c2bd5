import { currentActor } from '@/lib/platform/auth/actor';
import { fileAnswer } from '@/lib/platform/http/file-answer';
import { currentStorage } from '@/lib/platform/storage/settings';
import { findQuotationFile } from '@/lib/quotation/attachment/queries';

/** Redirects to a file of a quotation received by the buyer or sent by the supplier's company. */
export const GET = (request: Request): Promise<Response> =>
  fileAnswer(request, async ({ id, key }) =>
    findQuotationFile(currentStorage(), await currentActor(request, 'member'), id, key),
  );
