import { useTranslations } from 'next-intl';
import { FeedLinks } from '@/components/list/feed-links';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { EmptySection } from '@/components/ui/empty-section';
import { SectionHead } from '@/components/ui/section-head';
import { SoftLinks } from '@/components/ui/soft-links';
import type { NewsChannel } from '@/lib/content/href';
import type { Highlight, NewsHome as Home } from '@/lib/content/news/queries';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { emptyState } from '@/lib/platform/routes/list-state';
import { ContentCard } from './content-card';
import { ContentLines } from './content-lines';
import { HighlightSection } from './highlight-section';
import { HotWords } from './hot-words';
import { LeadStory } from './lead-story';
import { SectorSection } from './sector-section';
import { WayTabs } from './way-tabs';

type Props = {
  channel: NewsChannel;
  home: Home;
  highlights: readonly Highlight[];
  steps: readonly BreadcrumbStep[];
  locale: Locale;
  device: Device;
};

/** Home of a news channel: lead story, latest, most read, hot words, then by sector. */
export function NewsHome({ channel, home, highlights, steps, locale, device }: Props) {
  const t = useTranslations('content');
  const { lead, latest, mostRead, words, sectors, subs } = home;
  const seconds = device === 'd' ? latest.slice(0, 2) : [];
  const rest = device === 'd' ? latest.slice(seconds.length) : latest.slice(0, 9);
  const all = { href: href(`${channel}List`), label: t(`allOf.${channel}`) };
  return (
    <div className="ct-home" data-soft>
      <SoftLinks />
      <div className="wrap">
        <Breadcrumb steps={steps} />
        <header className="ct-top">
          <div>
            <h1 className="ttl">{t(`channel.${channel}`)}</h1>
            <p className="lead">{t(`lead.${channel}`)}</p>
          </div>
          <ScopeSearch scope={channel} label={t(`search.${channel}`)} />
        </header>
        {channel === 'info' && <WayTabs query={{ state: emptyState }} counts={subs} locale={locale} away />}
        {lead ? (
          <div className="ct-front">
            <div>
              <LeadStory item={lead} locale={locale} />
              {seconds.length > 0 && (
                <div className="ct-seconds">
                  {seconds.map((item) => (
                    <ContentCard key={item.id} item={item} locale={locale} />
                  ))}
                </div>
              )}
            </div>
            {rest.length > 0 && (
              <section className="ct-new">
                <SectionHead title={t('latest')} more={all} bare={device === 'm'} />
                <ContentLines items={rest} locale={locale} />
              </section>
            )}
            <div className="ct-side">
              <HotWords channel={channel} words={words} title={t('hotWords')} more />
              {mostRead.length > 0 && (
                <section className="ct-most">
                  <h2>{t('mostRead')}</h2>
                  <ContentLines items={mostRead} locale={locale} ranked />
                </section>
              )}
              <FeedLinks name={channel} locale={locale} />
            </div>
          </div>
        ) : (
          <EmptySection kind="soon" text={t('none')}>
            <p className="ct-other">
              {(['shortnews', 'innovation'] as const)
                .filter((other) => other !== channel)
                .map((other) => (
                  <a key={other} className="lnk" href={href(`${other}Home`)}>
                    {t(`channel.${other}`)}
                  </a>
                ))}
            </p>
          </EmptySection>
        )}
      </div>
      <HighlightSection items={highlights} locale={locale} device={device} />
      <SectorSection channel={channel} sectors={sectors} locale={locale} />
    </div>
  );
}
