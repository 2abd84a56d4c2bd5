import type { UploadView } from '@/lib/upload/types';

/** A file of a form: the upload and, for pictures, its description. */
export type UploadValue = UploadView & { alt: string };

/** Whether a file is shown as a preview: a public picture. */
export const isShown = ({ private: hidden, type }: UploadValue): boolean => !hidden && type.startsWith('image/');

/** Returns the list with an item moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
