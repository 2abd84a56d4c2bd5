import { parsing } from '@/lib/platform/limit/table';
import { defineJob } from '@/lib/platform/parser/job';
import type { Variant } from './variant';

export type PictureInput = Variant & { path: string; target: string };

/** Job: resizes a stored picture. */
export const pictureJob = defineJob<PictureInput, null>('picture', parsing.seconds.picture);
