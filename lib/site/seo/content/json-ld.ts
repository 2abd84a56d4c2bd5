import { contentHref, isNews } from '@/lib/content/href';
import type { ContentDetail } from '@/lib/content/types';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { type LdNode, platformLd } from '@/lib/site/seo/json-ld';

/** The node of an article, of a news channel or of another one. `picture` begins with '/' or is absolute. */
export const articleLd = (locale: Locale, content: ContentDetail, picture: string | null): LdNode => {
  const url = currentHosts().absolute(locale, contentHref(content));
  const { title, summary, source, sourceUrl, keywords, sectors, countries } = content;
  const { '@type': type, '@id': id, name } = platformLd();
  const publisher = { '@type': type, '@id': id, name };
  return {
    '@type': isNews(content.channel) ? 'NewsArticle' : 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: title.text,
    description: summary,
    inLanguage: title.locale,
    datePublished: content.publishedAt,
    dateModified: content.updatedAt,
    author: source ? { '@type': 'Organization', name: source } : publisher,
    publisher,
    ...(picture ? { image: [new URL(picture, url).href] } : {}),
    ...(keywords.length > 0 ? { keywords: keywords.map((word) => word.name).join(', ') } : {}),
    ...(sectors.length > 0 ? { articleSection: sectors.map((sector) => sector.name) } : {}),
    ...(countries.length > 0
      ? {
          contentLocation: countries.map((country) => ({
            '@type': 'Country',
            name: country.name,
            identifier: country.id,
          })),
        }
      : {}),
    ...(sourceUrl ? { isBasedOn: sourceUrl } : {}),
  };
};
