import type { NoticePage } from '@/lib/notification/schema';
import type { AskedOffer } from '@/lib/quotation/types';

/** Something to do first, and how many of it: a rejected thing to mend, or the own address to confirm. */
export type OwnTask = { kind: 'product' | 'certificate' | 'launch' | 'offer' | 'email'; count: number };

export type TradeTasks = { offers: AskedOffer[]; notices: NoticePage['items'] };
