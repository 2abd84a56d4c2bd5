import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import { isInfoWay, isNews, subOf } from '@/lib/content/href';
import type { ContentDetail } from '@/lib/content/types';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import '@/app/content-row.css';

/** Topic, title, source and date of a piece. */
export function ContentHead({ content, locale }: { content: ContentDetail; locale: Locale }) {
  const t = useTranslations('content');
  const { channel, title, summary, source, publishedAt, sectors, countries } = content;
  const sub = subOf(content.sub);
  const spoken = (text: string) => <SpokenText of={{ text, locale: title.locale }} site={locale} />;
  const subName = sub && t(`sub.${sub}`);
  return (
    <header className="ct-head">
      <ul className="ct-tags">
        {subName && (
          <li className="ct-sub">
            {channel === 'info' && isInfoWay(content.sub) ? (
              <a href={href('infoWay', { way: content.sub })}>{subName}</a>
            ) : (
              subName
            )}
          </li>
        )}
        {sectors.map(({ id, name }) => (
          <li key={id}>{isNews(channel) ? <a href={href(`${channel}Category`, { cate: id })}>{name}</a> : name}</li>
        ))}
        {countries.map(({ id, name }) => (
          <li key={id}>
            <Flag code={id} />
            {isNews(channel) ? <a href={href(`${channel}Country`, { country: id.toLowerCase() })}>{name}</a> : name}
          </li>
        ))}
      </ul>
      <h1>{spoken(title.text)}</h1>
      {title.locale !== locale && <p className="muted">{t('fallback')}</p>}
      <p className="ct-meta">
        {source && <bdi>{t('source', { source })}</bdi>}
        <time dateTime={publishedAt}>{formatDay(locale, publishedAt, 'long')}</time>
      </p>
      {summary && <p className="ct-sum">{spoken(summary)}</p>}
    </header>
  );
}
