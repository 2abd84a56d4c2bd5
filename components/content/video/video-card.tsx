import { useTranslations } from 'next-intl';
import { BodyView } from '@/components/content/body-view';
import { ShareButton } from '@/components/ui/share-button';
import { SpokenText } from '@/components/ui/spoken-text';
import type { ContentDetail } from '@/lib/content/types';
import { formatDay } from '@/lib/platform/i18n/format';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { pictureUrl } from '@/lib/platform/storage/picture';
import '@/app/content-row.css';

type Props = {
  content: ContentDetail;
  locale: Locale;
  /** address of the video */
  url: string;
};

/** A video with player, content and how the machine works. */
export function VideoCard({ content, locale, url }: Props) {
  const t = useTranslations();
  const { id, title, summary, cover, video, seconds, publishedAt, sectors, body } = content;
  const foreign = title.locale !== locale ? { lang: title.locale, dir: sites[title.locale].dir } : {};
  return (
    <article id={`content-${id}`} className="vd">
      {video && (
        <video
          src={`/storage/${video}`}
          {...(cover ? { poster: pictureUrl(cover, 960) } : {})}
          width={640}
          height={360}
          controls
          muted
          playsInline
          preload="none"
          aria-label={t('video.play', { title: title.text })}
        />
      )}
      <h2>
        <SpokenText of={title} site={locale} />
      </h2>
      <p className="ct-meta">
        {sectors.map(({ id: sector, name }) => (
          <span key={sector}>{name}</span>
        ))}
        {seconds && <span>{t('video.silent', { length: t('content.seconds', { n: seconds }) })}</span>}
        <time dateTime={publishedAt}>{formatDay(locale, publishedAt)}</time>
      </p>
      <p className="vd-sum">
        <SpokenText of={{ text: summary, locale: title.locale }} site={locale} />
      </p>
      <details>
        <summary>{t('video.how')}</summary>
        <div {...foreign}>
          <BodyView body={body} />
        </div>
      </details>
      <ShareButton
        title={title.text}
        url={url}
        label={t('content.share')}
        copied={t('content.copied')}
        className="btn s print-no"
      />
    </article>
  );
}
