import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { contentHref, subOf } from '@/lib/content/href';
import type { ContentCard } from '@/lib/content/types';
import type { Locale } from '@/lib/platform/i18n/site';
import { ContentMeta } from './content-meta';
import '@/app/content-row.css';

type Props = {
  item: ContentCard;
  locale: Locale;
  eager?: boolean;
  /** for fixed pages, which are addressed by key */
  address?: string | undefined;
};

/** A piece of content as a list row, for either device. */
export function ContentRow({ item, locale, eager, address }: Props) {
  const t = useTranslations('content');
  const { title, summary, cover, sectors, countries } = item;
  const sub = subOf(item.sub);
  return (
    <article className={cover ? 'ct-row' : 'ct-row ct-plain'}>
      {cover && (
        <div className="pic">
          <Picture src={cover} alt="" use="card" eager={eager} />
        </div>
      )}
      <div>
        <h3>
          <a href={address ?? contentHref(item)}>
            <SpokenText of={title} site={locale} />
          </a>
        </h3>
        {summary && (
          <p className="ct-sum">
            <SpokenText of={{ text: summary, locale: title.locale }} site={locale} />
          </p>
        )}
        <ul className="ct-tags">
          {sub && <li className="ct-sub">{t(`sub.${sub}`)}</li>}
          {sectors.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {countries.map(({ id, name }) => (
            <li key={id}>
              <Flag code={id} />
              {name}
            </li>
          ))}
        </ul>
        <ContentMeta item={item} locale={locale} />
      </div>
    </article>
  );
}
