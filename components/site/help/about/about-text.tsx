import { ContentText } from '@/components/content/content-text';
import type { aboutKeys } from '@/lib/content/help-topic';
import type { ContentDetail } from '@/lib/content/types';
import type { Locale } from '@/lib/platform/i18n/site';
import { SupplierWay } from './supplier-way';

type Props = { nav: (typeof aboutKeys)[number]; content: ContentDetail; locale: Locale };

/** The text of a page about the operator; that about taking part stands between two ways in. */
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
