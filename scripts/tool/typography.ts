// Every text has the punctuation and spaces of its language, as docs/style/<language>.md says.
import { readTexts, type Text } from './terms';

/** A rule: `messages` restricts it to the interface, `not` and `except` exclude languages and keys. */
type Rule = { name: string; find: RegExp; not?: string; except?: RegExp; messages?: true };
type Find = Omit<Text, 'text'> & { name: string; near: string };

/** Between figure and unit, and before a French colon. */
const noBreak = '\u00a0';
/** Before other French punctuation. */
const narrow = '\u202f';

/** Lists that machines read are separated by a comma in every language. */
const isList = (key: string): boolean => /(?:^|\.)(?:keywords|terms)(?:\.|$)/.test(key);

/** Tags and URLs, and the ICU syntax of an argument. */
const markup = /<[^>]*>|https?:\/\/\S+|\{\w+, (?:plural|select|selectordinal), /g;
/** Tags within a sentence; all others end one. */
const inline = /^<\/?(?:a|abbr|b|em|i|link|span|strong|sub|sup)\b/;

const everywhere: readonly Rule[] = [
  { name: 'two spaces', find: /(?<=\S) {2,}/ },
  { name: 'three full stops for an ellipsis', find: /\.\.\./ },
  { name: 'a hyphen or a spaced dash in a range', find: /\d +[–-] +\d/, not: 'fr ru' },
  { name: 'a degree sign of one piece', find: /[℃℉]/ },
  { name: 'a typewriter quotation mark', find: /"/, except: /validation\.sheetQuote/ },
  { name: 'a typewriter apostrophe', find: /'/ },
  // Only greetings, and members' messages to each other, may have one.
  { name: 'an exclamation mark', find: /[!！¡]/, messages: true, except: /^(?:mail|phrase|supportAnswer)\./ },
];
const spacedPercent = { name: 'no no-break space before %', find: /[\d}] ?%/ };
const closePercent = { name: 'a space before %', find: /[\d}][ \u00a0\u202f]%/ };
const pointInFigure = {
  name: 'a decimal point',
  find: /(?<![\d.,A-Za-z])\d+\.\d{1,2} ?(?:%|kV|kW|MW|MPa|mm|cm|km|kg|bar|°C)/,
};

const own: Readonly<Record<string, readonly Rule[]>> = {
  zh: [
    {
      name: 'half-width punctuation',
      find: /(?<=\p{Script=Han})[,;:?!]|[,;:?!](?=\p{Script=Han})/u,
      except: /priceBreaks|captchaChallenge/,
    },
    { name: 'corner brackets', find: /[「」『』]/ },
    {
      name: 'no space between Chinese and Latin or figures',
      find: /\p{Script=Han}(?:[A-Za-z]|\d[\d.,]*(?![\d.,年月日]))|(?:[A-Za-z%]|\d)(?![年月日])(?<!%)\p{Script=Han}/u,
    },
    closePercent,
  ],
  en: [closePercent, { name: 'guillemets', find: /[«»„]/ }],
  fr: [
    { name: 'no narrow no-break space before ; ! ?', find: /(?<![\s;!?(]|\u202f)[;!?]|[ \u00a0][;!?]/ },
    { name: 'no no-break space before :', find: /[ \u202f]:(?!\S)/ },
    { name: 'no no-break space inside « »', find: /«(?!\u00a0)|(?<!\u00a0)»/ },
    { name: 'foreign quotation marks', find: /[„”]|“(?![^«]*»)/ },
    spacedPercent,
    pointInFigure,
  ],
  ru: [
    { name: 'foreign quotation marks', find: /[”]|[“„](?![^«]*»)/ },
    { name: 'an en dash in a sentence', find: /\p{L} – \p{L}/u },
    spacedPercent,
    pointInFigure,
  ],
  es: [
    { name: 'a question without its opening mark', find: /^[^¿]*\?/ },
    { name: 'spaces inside « »', find: /«\s|\s»/ },
    { name: 'foreign quotation marks', find: /[„]|[“”](?![^«]*»)/ },
    spacedPercent,
    pointInFigure,
  ],
  ar: [
    { name: 'a Latin comma, semicolon or question mark', find: /\p{Script=Arabic}[,;?]/u },
    { name: 'foreign quotation marks', find: /[“”„]/ },
    { name: 'an Arabic per cent sign', find: /٪/ },
    closePercent,
  ],
  pt: [{ name: 'foreign quotation marks', find: /[«»„]/ }, closePercent, pointInFigure],
  de: [
    { name: 'foreign quotation marks', find: /[«»”]|(?<!„[^“]*)“/ },
    { name: 'no space before an ellipsis', find: /\p{L}…/u },
    spacedPercent,
    pointInFigure,
  ],
};

/** All texts that break a rule of their language, with the rule and the match. */
export function findTypography(texts: readonly Text[]): Find[] {
  return texts
    .filter(({ key }) => !isList(key))
    .flatMap(({ file, key, language, text }) => {
      const words = text.replace(markup, (part) => {
        if (part.startsWith('<')) return inline.test(part) ? '' : '\n';
        return part.startsWith('{') ? '{' : 'address';
      });
      return [...everywhere, ...(own[language] ?? [])]
        .filter(({ except, messages, not }) => {
          const here = !messages || file.startsWith('messages/');
          return here && !not?.includes(language) && !except?.test(key);
        })
        .flatMap(({ name, find }) => {
          const found = find.exec(words);
          return found
            ? [{ file, key, language, name, near: words.slice(Math.max(0, found.index - 15), found.index + 15) }]
            : [];
        });
    });
}

/** Inserts the no-break spaces that keyboards lack. */
export function setSpaces(language: string, text: string): string {
  if (language !== 'fr') return text;
  return text
    .replace(/(?<=\S)[ \u00a0]+(?=[;!?])/g, narrow)
    .replace(/(?<=\S)[ \u202f]+(?=:(?!\S))/g, noBreak)
    .replace(/«[ \u202f]*(?!\u00a0)/g, `«${noBreak}`)
    .replace(/(?<!\u00a0)[ \u202f]*»/g, `${noBreak}»`);
}

/** Throws where a text breaks a rule of its language. */
export function checkTypography(): void {
  const wrong = findTypography(readTexts()).map(
    ({ file, key, language, name, near }) => `${file} ${key} (${language}): ${name}: ${near}`,
  );
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
