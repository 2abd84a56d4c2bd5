import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { contentHref, subOf } from '@/lib/content/href';
import type { ContentCard as Item } from '@/lib/content/types';
import type { Locale } from '@/lib/platform/i18n/site';
import { ContentMeta } from './content-meta';
import '@/app/content-card.css';

type Props = {
  item: Item;
  locale: Locale;
  /** text above the title; by default its division or first sector */
  over?: string | undefined;
  eager?: boolean | undefined;
};

/** A piece of content as a card, for either device. */
export function ContentCard({ item, locale, over, eager }: Props) {
  const t = useTranslations('content');
  const { title, cover, sectors } = item;
  const sub = subOf(item.sub);
  const above = over ?? (sub ? t(`sub.${sub}`) : sectors[0]?.name);
  return (
    <article className="ct-card">
      {cover && (
        <div className="pic">
          <Picture src={cover} alt="" use="strip" eager={eager} />
        </div>
      )}
      <div className="b">
        {above && <p className="ct-over">{above}</p>}
        <h3>
          <a href={contentHref(item)}>
            <SpokenText of={title} site={locale} />
          </a>
        </h3>
        <ContentMeta item={item} locale={locale} />
      </div>
    </article>
  );
}
