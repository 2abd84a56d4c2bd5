import { contentHref } from '@/lib/content/href';
import type { ContentCard } from '@/lib/content/types';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { sharedPicture } from '@/lib/site/seo/content/metadata';
import { type LdNode, platformLd } from '@/lib/site/seo/json-ld';

/** JSON-LD of a video; null if the item has none. */
export const videoLd = (locale: Locale, item: ContentCard): LdNode | null => {
  const { video, seconds, title, summary, publishedAt } = item;
  const poster = sharedPicture(item);
  if (!video) return null;
  const url = currentHosts().absolute(locale, contentHref(item));
  return {
    '@type': 'VideoObject',
    '@id': url,
    url,
    name: title.text,
    description: summary,
    inLanguage: title.locale,
    uploadDate: publishedAt,
    contentUrl: new URL(`/storage/${video}`, url).href,
    publisher: { '@id': platformLd()['@id'] },
    ...(seconds ? { duration: `PT${seconds}S` } : {}),
    ...(poster ? { thumbnailUrl: [new URL(poster, url).href] } : {}),
  };
};
