import type { config } from '@/lib/platform/config';
import type { FileType } from '@/lib/platform/storage/media-type';

export type UploadKind = keyof typeof config.upload.kinds;

/** What a file's content proved to be. */
export type Checked = {
  type: FileType;
  /** The file to keep: the sent one, or one encoded anew. */
  path: string;
  width: number | null;
  height: number | null;
  /** Of a video, rounded up. */
  seconds: number | null;
};

/** An upload as a form shows it. */
export type UploadView = {
  id: number;
  /** By which it is referred to. */
  key: string;
  kind: UploadKind;
  /** As its sender called it. */
  name: string;
  /** Media type. */
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  seconds: number | null;
  private: boolean;
};
