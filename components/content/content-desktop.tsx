import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { SoftLinks } from '@/components/ui/soft-links';
import { contentHref } from '@/lib/content/href';
import type { ContentView } from '@/lib/content/read';
import type { Locale } from '@/lib/platform/i18n/site';
import { ContentHead } from './content-head';
import { ContentLines } from './content-lines';
import { ContentSource } from './content-source';
import { ContentText } from './content-text';
import { KeywordChips } from './keyword-chips';
import { NeighbourLinks } from './neighbour-links';
import { RelatedContent } from './related-content';
import { ShareBar } from './share-bar';

export type ContentProps = {
  view: ContentView;
  locale: Locale;
  steps: readonly BreadcrumbStep[];
  /** the page's absolute address */
  url: string;
  /** the list it belongs to */
  all: { href: string; label: string };
  /** for reporting infringements; omitted for channels without reposts */
  email?: string;
  /** replaces the picture, such as a video player */
  media?: ReactNode;
  /** channel-specific content below the text */
  extra?: ReactNode;
};

/** Page of a piece of content on desktop: text, and the channel's latest beside it. */
export function ContentDesktop({ view, locale, steps, url, all, email, media, extra }: ContentProps) {
  const t = useTranslations('content');
  const { content, related, latest } = view;
  return (
    <div data-soft>
      <SoftLinks />
      <div className="wrap">
        <Breadcrumb steps={steps} />
        <div className="two ct">
          <article>
            <ContentHead content={content} locale={locale} />
            <ShareBar title={content.title.text} url={url} />
            <ContentText content={content} locale={locale} media={media} />
            {extra}
            <KeywordChips content={content} />
            <ContentSource content={content} email={email} />
            <NeighbourLinks of={content} label={t('neighbours')} hrefOf={contentHref} locale={locale} />
          </article>
          {latest.length > 0 && (
            <aside className="print-no" aria-labelledby="latest">
              <h2 id="latest">{t('latest')}</h2>
              <ContentLines items={latest} locale={locale} />
              <a className="lnk" href={all.href}>
                {all.label}
              </a>
            </aside>
          )}
        </div>
      </div>
      <RelatedContent items={related} more={all} locale={locale} device="d" />
    </div>
  );
}
