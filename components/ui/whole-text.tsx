import { Fragment } from 'react';

// A model number, or a standard with its number: LK-160/4, IEC 62271-200, ISO 1461.
const compound = /(?<![A-Za-z\d])((?:[A-Z]{2,5} )?[A-Z\d]+(?:[-/.][A-Z\d]+)+|[A-Z]{2,5} \d{3,})(?![A-Za-z\d])/;
const longest = 20;

// A model number cut at its hyphen, or turned round in a text from right to left, is another model number.
/** A text whose model numbers and standards stay in one piece. */
export function WholeText({ children: text }: { children: string }) {
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
}
