import { currentActor } from '@/lib/platform/auth/actor';
import { fileAnswer } from '@/lib/platform/http/file-answer';
import { currentStorage } from '@/lib/platform/storage/settings';
import { findQuotationFile } from '@/lib/quotation/attachment/queries';

/** Leads to a file of a quotation that the buyer received, or that the supplier's company sent. */
export const GET = (request: Request): Promise<Response> =>
  fileAnswer(request, async ({ id, key }) =>
    findQuotationFile(currentStorage(), await currentActor(request, 'member'), id, key),
  );
