import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { contentHref, subOf } from '@/lib/content/href';
import type { ContentCard } from '@/lib/content/types';
import type { Locale } from '@/lib/platform/i18n/site';
import { ContentMeta } from './content-meta';
import '@/app/content-card.css';
import '@/app/content-row.css';

/** Lead story of a channel's home. */
export function LeadStory({ item, locale }: { item: ContentCard; locale: Locale }) {
  const t = useTranslations('content');
  const { title, summary, cover, sectors } = item;
  const sub = subOf(item.sub);
  const above = sub ? t(`sub.${sub}`) : sectors[0]?.name;
  return (
    <article className="ct-card ct-lead">
      {cover && (
        <div className="pic">
          <Picture src={cover} alt="" use="lead" eager />
        </div>
      )}
      <div className="b">
        {above && <p className="ct-over">{above}</p>}
        <h2>
          <a href={contentHref(item)}>
            <SpokenText of={title} site={locale} />
          </a>
        </h2>
        {summary && (
          <p className="ct-sum">
            <SpokenText of={{ text: summary, locale: title.locale }} site={locale} />
          </p>
        )}
        <ContentMeta item={item} locale={locale} />
      </div>
    </article>
  );
}
