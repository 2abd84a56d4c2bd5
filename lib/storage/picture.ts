import type { config } from '@/lib/config';

type Width = (typeof config.picture.widths)[number];

/** Address of a stored picture at a width of the allow-list, in Qiniu's imageView2 notation (decisions, Uploads). */
export const pictureUrl = (key: string, width: Width, format: 'webp' | 'jpg' = 'webp'): string =>
  `/storage/${key}?imageView2/2/w/${width}/format/${format}`;

/** A srcset of the given widths. */
export const pictureSet = (key: string, widths: readonly Width[]): string =>
  widths.map((width) => `${pictureUrl(key, width)} ${width}w`).join(', ');
