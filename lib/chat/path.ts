import type { MemberKind } from '@/lib/http/presence';
import { href } from '@/lib/routes/address';

/** Where a conversation opens in the centre of a kind of account; notices of it lead there. */
export const chatPath = (kind: MemberKind, conversationId: number): string =>
  `${href(kind === 'supplier' ? 'supplierIm' : 'purchaserIm')}?id=${conversationId}`;
