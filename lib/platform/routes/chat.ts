import { href } from './address';

type Subject = `${'product' | 'agentOffer' | 'request' | 'quotation'}-${number}`;
/** The other side: a supplier or, for a supplier, the buyer of a request, quotation, application or meeting. */
export type ChatContact =
  | { companyId: number }
  | { quotationId: number }
  | { requestId: number }
  | { applicationId: number }
  | { meetingId: number };

/** A conversation's URL in the center of an account's kind; also the target of its notices. */
export const conversationAddress = (kind: 'supplier' | 'purchaser', id: number): string =>
  `${href(kind === 'supplier' ? 'supplierIm' : 'purchaserIm')}?id=${id}`;

/** URL that opens the conversation with somebody, with a subject: `card` such as product-12. */
export function contactAddress(to: ChatContact, card?: Subject): string {
  const about = card ? `&card=${card}` : '';
  if ('companyId' in to) return `${href('purchaserIm')}?company=${to.companyId}${about}`;
  if ('quotationId' in to) return `${href('supplierIm')}?quotation=${to.quotationId}${about}`;
  if ('requestId' in to) return `${href('supplierIm')}?request=${to.requestId}${about}`;
  if ('meetingId' in to) return `${href('supplierIm')}?meeting=${to.meetingId}${about}`;
  return `${href('supplierIm')}?application=${to.applicationId}${about}`;
}
