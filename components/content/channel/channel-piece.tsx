import type { ReactNode } from 'react';
import { ContentDesktop } from '@/components/content/content-desktop';
import { ContentMobile } from '@/components/content/content-mobile';
import { ViewBeacon } from '@/components/stats/view-beacon';
import { BreadcrumbData, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { contentHref } from '@/lib/content/href';
import type { ContentView } from '@/lib/content/read';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { articleLd } from '@/lib/site/seo/content/json-ld';
import { sharedPicture } from '@/lib/site/seo/content/metadata';

type Props = {
  view: ContentView;
  /** from the channel's list down, without the piece itself */
  above: readonly BreadcrumbStep[];
  all: { href: string; label: string };
  /** where infringements are reported; left out for channels that repost nothing */
  email?: string;
  extra?: ReactNode;
};

/** The page of a piece of a channel with what crawlers and counters need, in the composition of the device. */
export async function ChannelPiece({ view, above, all, email, extra }: Props) {
  const { locale, device } = await pageLocale();
  const { content } = view;
  const address = contentHref(content);
  const steps = [...above, { name: content.title.text, href: address }];
  const Detail = device === 'm' ? ContentMobile : ContentDesktop;
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <JsonLd nodes={[articleLd(locale, content, sharedPicture(content))]} />
      <ViewBeacon kind="content" id={content.id} />
      <Detail
        {...{ view, locale, steps, all, extra }}
        url={currentHosts().absolute(locale, address)}
        {...(email === undefined ? {} : { email })}
      />
    </>
  );
}
