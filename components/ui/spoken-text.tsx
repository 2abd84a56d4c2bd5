import { type Locale, sites } from '@/lib/i18n/site';
import type { Spoken } from '@/lib/product/types';

/** A text of the catalogue; where it falls back to another language it says which, and its direction. */
export function SpokenText({ of, site }: { of: Spoken; site: Locale }) {
  if (of.locale === site) return <bdi>{of.text}</bdi>;
  return (
    <bdi lang={of.locale} dir={sites[of.locale].dir}>
      {of.text}
    </bdi>
  );
}
