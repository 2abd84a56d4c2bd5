import { Fragment } from 'react';

// A model number, or a standard with its number: LK-160/4, IEC 62271-200, ISO 1461.
const compound = /(?<![A-Za-z\d])((?:[A-Z]{2,5} )?[A-Z\d]+(?:[-/.][A-Z\d]+)+|[A-Z]{2,5} \d{3,})(?![A-Za-z\d])/;
const longest = 20;

const arabic = /\p{Script=Arabic}/u;
// 6×4, 9400×2500×3980, 380–415, -20…+60; not the end of a model number.
const sign = '[±+\u2212-]?';
const figure = '\\d[\\d.,]*';
const runs = new RegExp(
  `(?<![A-Za-z\\d.,]|[A-Za-z\\d][-/.])(${sign}${figure}(?: ?(?:[×xX*/~\u2013\u2014\u2026-]|\\.{3}) ?${sign}${figure})+)(?![A-Za-z\\d-])`,
);

const metric = 'k?m[²³]?|cm[²³]?|mm[²³]?|µm|k?g|t|m?[lL]|h|s|min|ha';
const power = '[kMG]?Wh?|k?VA|MVA|k?V|m?A|k?N|Nm|[kM]?Pa|bar|[kMG]?Hz|rpm|dB|°C|K';
const cyrillic = 'к?м[²³]?|см[²³]?|мм[²³]?|к?г|т|л|ч|с|мин|га|[кМ]?Вт(?:·ч)?|[кМ]?ВА|к?В|А|к?Н|[кМ]?Па|бар|к?Гц|об';
const arabicUnit =
  '(?:كيلو|ميغا|ميجا)?(?:فولت|واط|باسكال|هرتز|نيوتن)(?: أمبير)?|أمبير|هرتز|بار|ك\\.و|ك\\.ف\\.أ|م[²³]?|كم[²³]?|سم[²³]?|مم[²³]?|كجم|كغم?|طن|لتر|ثانية|دقيقة|ساعة|درجة';
// A number separated from its unit by a line break may be misread.
const quantity = new RegExp(`(?<=\\d) (?=(?:${metric}|${power}|${cyrillic}|${arabicUnit})(?![\\p{L}\\d]))`, 'gu');

const isModel = (part: string): boolean => part.length <= longest && /[A-Z]/.test(part) && /\d/.test(part);

type Piece = { text: string; kind: 'plain' | 'model' | 'figures' };

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const [at, part] of text.split(compound).entries()) {
    const before = found.at(-1);
    if (at % 2 && isModel(part)) found.push({ text: part, kind: 'model' });
    else if (before?.kind === 'plain') before.text += part;
    else found.push({ text: part, kind: 'plain' });
  }
  if (!arabic.test(text)) return found;
  return found.flatMap((piece) =>
    piece.kind === 'model'
      ? [piece]
      : piece.text.split(runs).map((part, index): Piece => ({ text: part, kind: index % 2 ? 'figures' : 'plain' })),
  );
}

// Model numbers broken at a hyphen or reordered in right-to-left text would be wrong; so would sizes and ranges, whose
// separators have no direction of their own.
/** Keeps model numbers, standards, quantities and number sequences unbroken and in order. */
export function UnbrokenText({ children }: { children: string }) {
  const text = children.replace(quantity, '\u00a0');
  const parts = pieces(text);
  if (parts.length === 1) return text;
  return parts.map(({ text: part, kind }, index) =>
    kind === 'plain' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <bdi
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
        key={index}
        className={kind === 'model' ? 'num' : undefined}
        dir={kind === 'figures' ? 'ltr' : undefined}
      >
        {part}
      </bdi>
    ),
  );
}
