import type { SourceInput, SourcePart } from '@/lib/platform/import/document';
import { parsing } from '@/lib/platform/limit/table';
import { defineJob } from '@/lib/platform/parser/job';
import type { Assumed, EntryPart } from './types';

export type TenderInput = SourceInput & { now: Date; assumed: Assumed };

/** Reads the tenders of a source. */
export const tenderJob = defineJob<TenderInput, null, SourcePart<EntryPart>>('tenders', parsing.seconds.feed);
