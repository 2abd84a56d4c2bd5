import { ContentText } from '@/components/content/content-text';
import type { aboutKeys } from '@/lib/content/help-topic';
import type { ContentDetail } from '@/lib/content/types';
import type { Locale } from '@/lib/platform/i18n/site';
import { SupplierWay } from './supplier-way';

type Props = { nav: (typeof aboutKeys)[number]; content: ContentDetail; locale: Locale };

/** Text of a page about the operator; the one about joining is between two links to register. */
export function AboutText({ nav, content, locale }: Props) {
  const text = <ContentText content={content} locale={locale} />;
  if (nav !== 'join') return text;
  return (
    <>
      <SupplierWay place="top" />
      {text}
      <SupplierWay place="bottom" />
    </>
  );
}
