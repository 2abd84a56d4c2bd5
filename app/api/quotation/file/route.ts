import { currentActor } from '@/lib/auth/actor';
import { fileAnswer } from '@/lib/http/file-answer';
import { findQuotationFile } from '@/lib/quotation/attachment/queries';
import { currentStorage } from '@/lib/storage/settings';

/** Leads to a file of a quotation that the buyer received, or that the supplier's company sent. */
export const GET = (request: Request): Promise<Response> =>
  fileAnswer(request, async ({ id, key }) =>
    findQuotationFile(currentStorage(), await currentActor(request, 'member'), id, key),
  );
