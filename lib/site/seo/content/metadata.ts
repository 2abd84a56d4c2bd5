import type { ContentDetail } from '@/lib/content/types';
import { pictureUrl } from '@/lib/platform/storage/picture';
import type { PageFacts } from '@/lib/site/seo/metadata';

/** The picture of a piece of content for shared links and crawlers; null without one. */
export const sharedPicture = ({ cover }: Pick<ContentDetail, 'cover'>): string | null =>
  cover ? pictureUrl(cover, 1280, 'jpg') : null;

/** Placeholder values for the templates of a content item's page, and the languages it has. */
export function contentFacts(content: ContentDetail): Pick<PageFacts, 'values' | 'locales' | 'picture'> {
  const { title, summary, sectors, countries, locales } = content;
  const src = sharedPicture(content);
  return {
    values: { name: title.text, summary, category: sectors[0]?.name, country: countries[0]?.name },
    locales,
    picture: src === null ? null : { src, alt: title.text },
  };
}
