import { href } from './address';

type Subject = `${'product' | 'agentOffer' | 'request' | 'quotation'}-${number}`;
/** With whom: a supplier, or, for a supplier, who is behind a request, a quotation for one, an application or a meeting. */
export type ChatContact =
  | { companyId: number }
  | { quotationId: number }
  | { requestId: number }
  | { applicationId: number }
  | { meetingId: number };

/** Where a conversation opens in the center of a kind of account; notices of it lead there. */
export const conversationAddress = (kind: 'supplier' | 'purchaser', id: number): string =>
  `${href(kind === 'supplier' ? 'supplierIm' : 'purchaserIm')}?id=${id}`;

/** The conversation with somebody, with something to talk about: `card` as in product-12. */
export function contactAddress(to: ChatContact, card?: Subject): string {
  const about = card ? `&card=${card}` : '';
  if ('companyId' in to) return `${href('purchaserIm')}?company=${to.companyId}${about}`;
  if ('quotationId' in to) return `${href('supplierIm')}?quotation=${to.quotationId}${about}`;
  if ('requestId' in to) return `${href('supplierIm')}?request=${to.requestId}${about}`;
  if ('meetingId' in to) return `${href('supplierIm')}?meeting=${to.meetingId}${about}`;
  return `${href('supplierIm')}?application=${to.applicationId}${about}`;
}
