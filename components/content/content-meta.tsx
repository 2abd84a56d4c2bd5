import { SpokenText } from '@/components/ui/spoken-text';
import type { ContentCard } from '@/lib/content/types';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import '@/app/content-row.css';

type Props = { item: Pick<ContentCard, 'source' | 'publishedAt' | 'title'>; locale: Locale };

/** Source and date of a piece. */
export function ContentMeta({ item: { source, publishedAt, title }, locale }: Props) {
  return (
    <p className="ct-meta">
      {source && <SpokenText of={{ text: source, locale: title.locale }} site={locale} />}
      <time dateTime={publishedAt}>{formatDay(locale, publishedAt)}</time>
    </p>
  );
}
