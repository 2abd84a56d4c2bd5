import 'server-only';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { getPublicResponse } from '@/lib/quotation/response/queries';
import type { Response } from '@/lib/quotation/response/types';
import { type ChatResponse, getPublicChatResponse } from './queries';

/** How a company responds to requests and messages, for public pages; null where there are not enough data. */
export const readResponses = (companyId: number): Promise<{ trade: Response | null; chat: ChatResponse | null }> =>
  cachedRead([`company:${companyId}`], ['company-response', companyId], async () => ({
    trade: await getPublicResponse(companyId),
    chat: await getPublicChatResponse(companyId),
  }));
