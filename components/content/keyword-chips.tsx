import { useTranslations } from 'next-intl';
import { isNews } from '@/lib/content/href';
import type { ContentDetail } from '@/lib/content/types';
import { href } from '@/lib/platform/routes/address';

/** Keywords of a piece, linked to more content. */
export function KeywordChips({ content }: { content: ContentDetail }) {
  const t = useTranslations('content');
  const { channel, keywords } = content;
  if (keywords.length === 0) return null;
  return (
    <section className="ct-words print-no" aria-labelledby="keywords">
      <h2 id="keywords">{t('keywords')}</h2>
      <ul>
        {keywords.map(({ id, name }) => (
          <li key={id}>
            {isNews(channel) ? (
              <a className="chip" href={href(`${channel}Hotword`, { id })}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <a className="chip" href={href('siteSearchKeyword', { keyword: name })} rel="nofollow">
                <bdi>{name}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
