import type { config } from '@/lib/platform/config';

type Width = (typeof config.picture.widths)[number];

/**
 * Address of a stored picture at a width of the allow-list, in Qiniu's imageView2 notation (docs/domain.md, Uploads).
 */
export const pictureUrl = (key: string, width: Width, format: 'webp' | 'jpg' = 'webp'): string =>
  `/storage/${key}?imageView2/2/w/${width}/format/${format}`;

/** Whether a stored document is a PDF, which is linked rather than resized. */
export const isPdf = (key: string): boolean => key.endsWith('.pdf');

/** URL of a stored original file; types unsafe to show inline are downloads. */
export const fileUrl = (key: string): string => `/storage/${key}`;

/** A srcset of the given widths. */
export const pictureSet = (key: string, widths: readonly Width[]): string =>
  widths.map((width) => `${pictureUrl(key, width)} ${width}w`).join(', ');
