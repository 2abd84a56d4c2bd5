import type { SourceInput, SourcePart } from '@/lib/platform/import/document';
import { parsing } from '@/lib/platform/limit/table';
import { defineJob } from '@/lib/platform/parser/job';
import type { EntryPart, TenderDefaults } from './types';

export type TenderInput = SourceInput & { now: Date; assumed: TenderDefaults };

/** Job: parses tenders. */
export const tenderJob = defineJob<TenderInput, null, SourcePart<EntryPart>>('tenders', parsing.seconds.feed);
