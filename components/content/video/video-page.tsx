import { useTranslations } from 'next-intl';
import { OtherChannels } from '@/components/content/channel/other-channels';
import { Demonstration } from '@/components/content/demonstration';
import { Breadcrumb, BreadcrumbData } from '@/components/ui/breadcrumb';
import { EmptySection } from '@/components/ui/empty-section';
import { SoftLinks } from '@/components/ui/soft-links';
import { contentHref } from '@/lib/content/href';
import type { ContentDetail } from '@/lib/content/types';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { VideoCard } from './video-card';

type Props = { videos: readonly ContentDetail[]; locale: Locale };

/** All videos with their players. */
export function VideoPage({ videos, locale }: Props) {
  const t = useTranslations('content');
  const title = t('channel.video');
  const steps = [{ name: title, href: href('video') }];
  return (
    <div className="wrap vd-p" data-soft="">
      <SoftLinks />
      <Breadcrumb steps={steps} />
      <BreadcrumbData steps={steps} locale={locale} />
      <h1 className="ttl">{title}</h1>
      <p className="lead">{t('lead.video')}</p>
      {videos.length > 0 ? (
        <div className="vd-g">
          {videos.map((content) => (
            <VideoCard
              key={content.id}
              content={content}
              locale={locale}
              url={currentHosts().absolute(locale, contentHref(content))}
            />
          ))}
        </div>
      ) : (
        <EmptySection kind="soon" text={t('none')}>
          <OtherChannels channel="video" locale={locale} />
        </EmptySection>
      )}
      {videos.some(({ demonstration }) => demonstration) && <Demonstration />}
    </div>
  );
}
