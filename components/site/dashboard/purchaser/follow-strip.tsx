import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FollowNews, FollowView } from '@/lib/footprint/follow/schema';
import { formatInstant } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { NewsItem } from './news-item';

/** A news item with the followed supplier or sector. */
type FollowItem = { news: FollowNews; from: FollowView['name'] };

/** Newest items of all follows, without duplicates. */
export function newestOf(follows: readonly FollowView[], max: number): FollowItem[] {
  const items = follows.flatMap(({ name, news }) => news.map((one) => ({ news: one, from: name })));
  const once = new Map(items.map((item) => [`${item.news.kind}:${item.news.id}`, item]));
  return [...once.values()]
    .toSorted((one, other) => other.news.publishedAt.localeCompare(one.news.publishedAt))
    .slice(0, max);
}

type Props = { items: readonly FollowItem[]; locale: Locale; timeZone: string };

/** News of the suppliers and sectors that a purchaser follows. */
export function FollowStrip({ items, locale, timeZone }: Props) {
  const t = useTranslations('footprint');
  return (
    <ul>
      {items.map(({ news: { kind, id, title, path, publishedAt, fresh }, from }) => (
        <NewsItem
          key={`${kind}:${id}`}
          fresh={fresh}
          title={
            <>
              <a href={path}>
                <SpokenText of={title} site={locale} />
              </a>{' '}
              {fresh && <small className="rounded bg-accent px-1 text-12 text-on-accent">{t('new')}</small>}
            </>
          }
          text={
            <span className="flex flex-wrap gap-x-3">
              <span>{t(`news.${kind}`)}</span>
              {from && <SpokenText of={from} site={locale} />}
            </span>
          }
          time={{ instant: publishedAt, shown: formatInstant(locale, publishedAt, timeZone) }}
        />
      ))}
    </ul>
  );
}
