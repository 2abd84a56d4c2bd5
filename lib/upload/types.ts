import type { z } from 'zod';
import type { FileType } from '@/lib/platform/storage/media-type';
import type { uploadView } from './schema';

export type UploadKind = UploadView['kind'];

/** Detected properties of a file. */
export type Checked = {
  type: FileType;
  /** The file to keep: the original, or a re-encoded one. */
  path: string;
  width: number | null;
  height: number | null;
  /** Duration of a video, rounded up. */
  seconds: number | null;
};

/** An upload for a form. */
export type UploadView = z.output<typeof uploadView>;
