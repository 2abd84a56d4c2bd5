import type { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ProductDetail } from '@/lib/product/types';
import type { GalleryTexts } from './zoom-dialog';

type Texts = ReturnType<typeof useTranslations<'product.gallery'>>;
type Gallery = { pictures: string[]; video: string | null; texts: GalleryTexts };

/** Gallery content of a product in the site's language. */
export function galleryOf(t: Texts, { media, cover, name }: ProductDetail, locale: Locale): Gallery {
  const images = media.filter(({ kind }) => kind === 'image').map(({ key }) => key);
  const pictures = images.length ? images : [cover];
  const keys = ['label', 'zoom', 'closer', 'close', 'previous', 'next', 'video'] as const;
  const words = Object.fromEntries(keys.map((key) => [key, t(key)])) as Omit<GalleryTexts, 'pictures'>;
  return {
    pictures,
    video: media.find(({ kind }) => kind === 'video')?.key ?? null,
    texts: {
      ...words,
      pictures: pictures.map((_, index) => t('picture', { name: name.text, n: formatNumber(locale, index + 1) })),
    },
  };
}
