import type { z } from 'zod';
import type { ZonedFacets } from '@/lib/launch/listing/queries';
import type { ResultPage } from '@/lib/search/types';
import type { agentGetCall, offerCard } from './public/call';

export type OfferCard = z.output<typeof offerCard>;
export type OfferDetail = z.output<typeof agentGetCall.output>;
export type OfferPage = ResultPage<OfferCard, ZonedFacets>;
