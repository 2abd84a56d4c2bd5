import { directionOf, type Locale } from '@/lib/i18n/site';
import type { Spoken } from '@/lib/product/types';
import { WholeText } from './whole-text';

const arabic = /\p{Script=Arabic}/u;

/** A text of the catalogue; where it falls back to another language it says which, and its direction. */
export function SpokenText({ of, site }: { of: Spoken<string>; site: Locale }) {
  const whole = <WholeText>{of.text}</WholeText>;
  // An Arabic title may open with a Latin word; a Latin name among Arabic keeps its own direction.
  if (of.locale === site) return <bdi dir={arabic.test(of.text) ? 'rtl' : undefined}>{whole}</bdi>;
  return (
    <bdi lang={of.locale} dir={directionOf(of.locale)}>
      {whole}
    </bdi>
  );
}
