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
  /** from the channel's list down, excluding the piece */
  above: readonly BreadcrumbStep[];
  all: { href: string; label: string };
  /** for reporting infringements; omitted for channels without reposts */
  email?: string;
  extra?: ReactNode;
};

/** Page of a channel's piece with structured data and visit counting, in the device's layout. */
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
