import { Fragment, type ReactNode } from 'react';
import { type Locale, sites } from '@/lib/i18n/site';
import type { Spoken } from '@/lib/product/types';

const compound = /(?<![A-Za-z\d])([A-Z\d]+(?:[-/.][A-Z\d]+)+)(?![A-Za-z\d])/;
const longest = 20;

// A model number cut at its hyphen, or turned round in a text from right to left, is another model number.
const whole = (text: string): ReactNode => {
  const parts = text.split(compound);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 && part.length <= longest && /[A-Z]/.test(part) && /\d/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <bdi key={at} className="num">
        {part}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <Fragment key={at}>{part}</Fragment>
    ),
  );
};

/** A text of the catalogue; where it falls back to another language it says which, and its direction. */
export function SpokenText({ of, site }: { of: Spoken; site: Locale }) {
  if (of.locale === site) return <bdi>{whole(of.text)}</bdi>;
  return (
    <bdi lang={of.locale} dir={sites[of.locale].dir}>
      {whole(of.text)}
    </bdi>
  );
}
