import { parsing } from '@/lib/platform/limit/table';
import { defineJob } from '@/lib/platform/parser/job';
import type { Variant } from './variant';

export type PictureInput = Variant & { path: string; target: string };

/** Writes a stored picture in another size. */
export const pictureJob = defineJob<PictureInput, null>('picture', parsing.seconds.picture);
