import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { SectionHead } from '@/components/ui/section-head';
import { SoftLinks } from '@/components/ui/soft-links';
import { contentHref } from '@/lib/content/href';
import type { ContentProps } from './content-desktop';
import { ContentHead } from './content-head';
import { ContentLines } from './content-lines';
import { ContentSource } from './content-source';
import { ContentText } from './content-text';
import { KeywordChips } from './keyword-chips';
import { NeighbourLinks } from './neighbour-links';
import { RelatedContent } from './related-content';
import { ShareBar } from './share-bar';

/** Page of a piece of content on a phone. */
export function ContentMobile({ view, locale, steps, url, all, email, media, extra }: ContentProps) {
  const t = useTranslations('content');
  const { content, related, latest } = view;
  return (
    <div className="ct" data-soft>
      <SoftLinks />
      <article className="wrap">
        <Breadcrumb steps={steps} />
        <ContentHead content={content} locale={locale} />
        <ContentText content={content} locale={locale} media={media} />
        {extra}
        <KeywordChips content={content} />
        <ShareBar title={content.title.text} url={url} />
        <ContentSource content={content} email={email} />
        <NeighbourLinks of={content} label={t('neighbours')} hrefOf={contentHref} locale={locale} />
      </article>
      <RelatedContent items={related} more={all} locale={locale} device="m" />
      {latest.length > 0 && (
        <section className="sec print-no">
          <div className="wrap">
            <SectionHead title={t('latest')} more={all} bare />
            <ContentLines items={latest} locale={locale} />
          </div>
        </section>
      )}
    </div>
  );
}
