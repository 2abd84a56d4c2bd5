import { type Locale, sites } from '@/lib/i18n/site';
import type { Spoken } from '@/lib/product/types';
import { WholeText } from './whole-text';

/** A text of the catalogue; where it falls back to another language it says which, and its direction. */
export function SpokenText({ of, site }: { of: Spoken; site: Locale }) {
  const whole = <WholeText>{of.text}</WholeText>;
  if (of.locale === site) return <bdi>{whole}</bdi>;
  return (
    <bdi lang={of.locale} dir={sites[of.locale].dir}>
      {whole}
    </bdi>
  );
}
