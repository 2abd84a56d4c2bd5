import type { config } from '@/lib/platform/config';
import type { FileType } from '@/lib/platform/storage/media-type';

export type UploadKind = keyof typeof config.upload.kinds;

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
export type UploadView = {
  id: number;
  /** Reference to it. */
  key: string;
  kind: UploadKind;
  /** Original file name. */
  name: string;
  /** Media type. */
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  seconds: number | null;
  private: boolean;
};
