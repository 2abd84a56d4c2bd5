import type { z } from 'zod';
import type { fairExhibitorCall, fairOwnCall } from '@/lib/fair/schema';

type Own = z.output<typeof fairOwnCall.output>;
export type FairKind = 'purchaser' | 'supplier';
export type Session = Own['sessions'][number];
export type Exhibit = NonNullable<Own['exhibit']>;
export type Meeting = Own['meetings'][number];
export type Exhibitor = z.output<typeof fairExhibitorCall.output>['items'][number];
