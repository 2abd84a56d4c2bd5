import { parsing } from '@/lib/platform/limit/table';
import { defineJob } from '@/lib/platform/parser/job';
import type { FileType } from '@/lib/platform/storage/media-type';
import type { RefusalKey } from './refusal';
import type { UploadKind } from './types';

export type CheckInput = { kind: UploadKind; path: string; name: string };
/** What a file is; `anew`: re-encoded to a file beside it. */
export type Finding = {
  type: FileType;
  anew: boolean;
  width: number | null;
  height: number | null;
  seconds: number | null;
};

/** Job: checks an uploaded file. */
export const checkJob = defineJob<CheckInput, Finding | { refusal: RefusalKey }>('check', parsing.seconds.check);

export type ShrinkInput = { path: string; target: string; limit: number };

/** Job: scales a photo down for an upload; returns the error, or null. */
export const shrinkJob = defineJob<ShrinkInput, RefusalKey | null>('shrink', parsing.seconds.picture);
