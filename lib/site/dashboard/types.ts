import type { NoticePage } from '@/lib/notification/schema';
import type { RequestedOffer } from '@/lib/quotation/types';

/** An urgent task with its count: rejected items to correct, or the own address to confirm. */
export type OwnTask = { kind: 'product' | 'certificate' | 'launch' | 'offer' | 'email'; count: number };

export type TradeTasks = { offers: RequestedOffer[]; notices: NoticePage['items'] };
