import { parsing } from '@/lib/limit/table';
import { defineJob } from '@/lib/parser/job';
import type { Variant } from './variant';

export type PictureInput = Variant & { path: string; target: string };

/** Writes a stored picture in another size. */
export const pictureJob = defineJob<PictureInput, null>('picture', parsing.seconds.picture);
