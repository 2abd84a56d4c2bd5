import { parsing } from '@/lib/platform/limit/table';
import { defineJob } from '@/lib/platform/parser/job';
import type { FileType } from '@/lib/platform/storage/media-type';
import type { RefusalKey } from './refusal';
import type { UploadKind } from './types';

export type CheckInput = { kind: UploadKind; path: string; name: string };
/** What a file is; `anew`: it was encoded anew, beside itself under its type. */
export type Finding = {
  type: FileType;
  anew: boolean;
  width: number | null;
  height: number | null;
  seconds: number | null;
};

/** Finds out what an uploaded file is. */
export const checkJob = defineJob<CheckInput, Finding | { refusal: RefusalKey }>('check', parsing.seconds.check);

export type ShrinkInput = { path: string; target: string; limit: number };

/** Makes a photo small enough for an upload; why it cannot be, null where it was. */
export const shrinkJob = defineJob<ShrinkInput, RefusalKey | null>('shrink', parsing.seconds.picture);
