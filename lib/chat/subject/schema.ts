import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, siteIdField } from '@/lib/platform/http/field';
import { cardView } from '../schema';

const partner = z.object({ companyId: z.number().int(), countryCode: z.string(), country: z.string() });

/** The subject of a conversation: for the purchaser its supplier, and attached items, the latest first. */
export const chatSubjectCall = defineOwnCall({
  method: 'POST',
  actor: 'member',
  path: '/api/chat/subject',
  input: z.object({ conversationId: idField, siteId: siteIdField }),
  output: z.object({
    /** null for the supplier itself, for the customer service, and while the supplier is not public */
    partner: partner.nullable(),
    cards: z.array(cardView),
  }),
});
export type ChatSubject = z.output<(typeof chatSubjectCall)['output']>;
