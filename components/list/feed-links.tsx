import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ListState } from '@/lib/platform/routes/list-state';
import { type FeedName, feedFormats, feedPath, feedsOf } from '@/lib/site/feed/types';

type Props = {
  name: FeedName;
  locale: Locale;
  /** filters of the list */
  state?: ListState | undefined;
  /** search keyword of the list */
  keyword?: string | undefined;
};

/** Feeds of a section in several formats; nothing if the site has no content in it. */
export function FeedLinks({ name, locale, state, keyword }: Props) {
  const t = useTranslations('feed');
  if (!feedsOf(locale).includes(name)) return null;
  return (
    <aside className="feed-l print-no" aria-labelledby="feed">
      <h2 id="feed">{t('follow')}</h2>
      {feedFormats.map((format) => (
        <a
          key={format}
          className="chip"
          href={feedPath(name, format, state, keyword)}
          type={`application/${format}+xml`}
        >
          {t(`format.${format}`)}
        </a>
      ))}
    </aside>
  );
}
