import { SpokenText } from '@/components/ui/spoken-text';
import { contentHref } from '@/lib/content/href';
import type { ContentCard } from '@/lib/content/types';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import '@/app/content-card.css';

type Props = {
  items: readonly ContentCard[];
  locale: Locale;
  /** numbered, such as the most read */
  ranked?: boolean;
};

/** Titles with their dates as a list. */
export function ContentLines({ items, locale, ranked }: Props) {
  const List = ranked ? 'ol' : 'ul';
  return (
    <List className={ranked ? 'ct-lines ct-rank' : 'ct-lines'}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={contentHref(item)}>
            <SpokenText of={item.title} site={locale} />
          </a>
          <time dateTime={item.publishedAt}>{formatDay(locale, item.publishedAt)}</time>
        </li>
      ))}
    </List>
  );
}
