import type { UploadView } from '@/lib/upload/types';

/** A file of a form: what was uploaded, and for a picture what it shows, in words. */
export type UploadValue = UploadView & { alt: string };

/** Whether a file of a form is shown as what it shows: a picture that everybody may see. */
export const isShown = ({ private: hidden, type }: UploadValue): boolean => !hidden && type.startsWith('image/');

/** The list with one of its files at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
