import type { ContentDetail } from '@/lib/content/types';
import { sectionsOf } from '@/lib/platform/body/section';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { type LdNode, platformLd } from '@/lib/site/seo/json-ld';

/** JSON-LD of a guide's page. `path` is the page's URL path. */
export const guideLd = (
  locale: Locale,
  path: string,
  { title, summary, publishedAt, updatedAt }: ContentDetail,
  type: 'Article' | 'AboutPage' | 'ContactPage' | 'FAQPage',
): LdNode => {
  const url = currentHosts().absolute(locale, path);
  const publisher = { '@id': platformLd()['@id'] };
  return {
    '@type': type,
    '@id': `${url}#page`,
    url,
    ...(type === 'Article' ? { headline: title.text, author: publisher } : { name: title.text }),
    description: summary,
    inLanguage: title.locale,
    datePublished: publishedAt,
    dateModified: updatedAt,
    publisher,
  };
};

/** JSON-LD of a help topic as FAQ: each headed section is a question with its answer. `path` is its URL path. */
export const faqLd = (locale: Locale, path: string, content: ContentDetail): LdNode => ({
  ...guideLd(locale, path, content, 'FAQPage'),
  mainEntity: sectionsOf(content.body).map(({ heading, text }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
