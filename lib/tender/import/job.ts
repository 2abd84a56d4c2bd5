import type { SourceInput, SourcePart } from '@/lib/import/document';
import { parsing } from '@/lib/limit/table';
import { defineJob } from '@/lib/parser/job';
import type { Assumed, EntryPart } from './types';

export type TenderInput = SourceInput & { now: Date; assumed: Assumed };

/** Reads the tenders of a source. */
export const tenderJob = defineJob<TenderInput, null, SourcePart<EntryPart>>('tenders', parsing.seconds.feed);
