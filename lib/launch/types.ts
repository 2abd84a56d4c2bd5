import type { z } from 'zod';
import type { ResultPage } from '@/lib/search/types';
import type { ZonedFacets } from './listing/queries';
import type { zonedCard } from './public/call';

/** Fields shared by launches and agent offers. */
export type Zoned = z.output<typeof zonedCard>;
export type LaunchZone = Zoned['zone'];

export type LaunchCard = Zoned;

export type LaunchPage = ResultPage<LaunchCard, ZonedFacets>;
