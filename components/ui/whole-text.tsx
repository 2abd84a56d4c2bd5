import { Fragment } from 'react';

// A model number, or a standard with its number: LK-160/4, IEC 62271-200, ISO 1461.
const compound = /(?<![A-Za-z\d])((?:[A-Z]{2,5} )?[A-Z\d]+(?:[-/.][A-Z\d]+)+|[A-Z]{2,5} \d{3,})(?![A-Za-z\d])/;
const longest = 20;

const metric = 'k?m[²³]?|cm[²³]?|mm[²³]?|µm|k?g|t|m?[lL]|h|s|min|ha';
const power = '[kMG]?Wh?|k?VA|MVA|k?V|m?A|k?N|Nm|[kM]?Pa|bar|[kMG]?Hz|rpm|dB|°C|K';
const cyrillic = 'к?м[²³]?|см[²³]?|мм[²³]?|к?г|т|л|ч|с|мин|га|[кМ]?Вт(?:·ч)?|[кМ]?ВА|к?В|А|к?Н|[кМ]?Па|бар|к?Гц|об';
// A number parted from its unit at the end of a line is read as another number.
const quantity = new RegExp(`(?<=\\d) (?=(?:${metric}|${power}|${cyrillic})(?![\\p{L}\\d]))`, 'gu');

// A model number cut at its hyphen, or turned round in a text from right to left, is another model number.
/** A text whose model numbers, standards and quantities stay in one piece. */
export function WholeText({ children }: { children: string }) {
  const text = children.replace(quantity, '\u00a0');
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
