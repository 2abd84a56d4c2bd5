// One name for each concept in each language: docs/glossary.json lists them, and banned names.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

export const languages = ['zh', 'en', 'fr', 'ru', 'es', 'ar', 'pt', 'de'];

/** A visible text, with its file, key and language. */
export type Text = { file: string; key: string; language: string; text: string };
/** A banned name: where it applies, exceptions, and phrases in which it is right. */
type Ban = { word: string; in?: string; except?: string; right?: string[] };
/** A concept with its names and banned names by language. */
export type Term = BannedNames & { group: string; meaning: string };
type BannedNames = {
  id: string;
  names: Readonly<Record<string, readonly string[]>>;
  banned: Readonly<Record<string, readonly (string | Ban)[]>>;
};
type Find = Pick<Text, 'file' | 'key' | 'language'> & { word: string; term: string; name: string };

const source = 'docs/glossary.json';
const page = 'docs/glossary.md';
/** Folders and files with visible texts. */
const places = [
  'messages',
  'lib/content/data',
  'lib/legal/data',
  'lib/reference/data/nav.json',
  'lib/reference/data/tdk.json',
  'lib/demo/data',
];

/** The language that a file has in its name: fr.json, article.fr.json, privacy/fr.md. */
const languageOf = (file: string): string | undefined =>
  languages.find((one) => new RegExp(`[./]${one}\\.(?:json|md)$`).test(file));

/** The strings of a JSON value, each with key and language: the file's, or the one named by a key. */
function* jsonTexts(
  node: unknown,
  language: string | undefined,
  path: readonly string[],
): Generator<Omit<Text, 'file'>> {
  if (typeof node === 'string') {
    if (language) yield { key: path.join('.'), language, text: node };
  } else if (node && typeof node === 'object')
    for (const [key, value] of Object.entries(node))
      yield* jsonTexts(value, languages.includes(key) ? key : language, [...path, key]);
}

/** The lines of a Markdown file, without heading identifiers, which are not visible. */
const lineTexts = (source: string, language: string | undefined): Omit<Text, 'file'>[] =>
  source.split('\n').flatMap((line, index) => {
    const text = line.replace(/ \{#.+\}$/, '');
    return language && text ? [{ key: `line ${index + 1}`, language, text }] : [];
  });

/** The texts of one file, each with its file, key and language. */
export function textsIn(file: string, content: string): Text[] {
  const language = languageOf(file);
  const found = file.endsWith('.md') ? lineTexts(content, language) : jsonTexts(JSON.parse(content), language, []);
  return [...found].map((text) => ({ file, ...text }));
}

const read = (file: string): string => readFileSync(file, 'utf8');
const filesIn = (place: string): string[] =>
  place.endsWith('.json')
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:json|md)$/.test(name))
        .map((name) => `${place}/${name}`)
        .sort();

/** All visible texts. */
export const readTexts = (): Text[] => places.flatMap(filesIn).flatMap((file) => textsIn(file, read(file)));
/** The terms of the glossary. */
export const readTerms = (): Term[] => JSON.parse(read(source)).terms;

const letter = '[\\p{L}\\p{M}]';
/** Arabic joins the article, "and" and short prepositions to the next word. */
const joined = '(?:[وف]?(?:ال|بال|كال|لل|[بكل])?)';

/**
 * Matches a word or phrase as a whole: `*` stands for any letters, a space for any whitespace. Chinese has no word
 * boundaries.
 */
function finder(phrase: string, language: string): RegExp {
  const body = phrase
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', `${letter}*`)
    .replaceAll(' ', '\\s+')
    .replace(/['’]/g, "[’']");
  if (language === 'zh') return new RegExp(body, 'giu');
  return new RegExp(`(?<!${letter})${language === 'ar' ? joined : ''}${body}(?!${letter})`, 'giu');
}

const asBan = (ban: string | Ban): Ban => (typeof ban === 'string' ? { word: ban } : ban);
const namesOf = ({ names }: BannedNames, language: string): string => (names[language] ?? []).join(', ');

/** The bans of all terms, by language and ready to search. */
const bansOf = (terms: readonly BannedNames[]) =>
  terms.flatMap((term) =>
    Object.entries(term.banned).flatMap(([language, list]) =>
      list.map(asBan).map(({ word, in: within, except, right = [] }) => ({
        term: term.id,
        language,
        name: namesOf(term, language),
        find: finder(word, language),
        within: within === undefined ? null : new RegExp(within, 'u'),
        except: except === undefined ? null : new RegExp(except, 'u'),
        right: right.map((phrase) => finder(phrase, language)),
      })),
    ),
  );

/** Tags with their URLs are not words. */
const markup = /<[^>]*>/g;

/** All banned words in the texts, with the name to use instead. */
export function findBanned(texts: readonly Text[], terms: readonly BannedNames[]): Find[] {
  const bans = bansOf(terms);
  return texts.flatMap(({ file, key, language, text }) => {
    const place = `${file} ${key}`;
    return bans
      .filter((ban) => ban.language === language && (ban.within?.test(place) ?? true) && !ban.except?.test(place))
      .flatMap(({ term, name, find, right }) => {
        const rest = right.reduce((left, phrase) => left.replace(phrase, ' '), text.replace(markup, ' '));
        return [...new Set(rest.match(find))].map((word) => ({ file, key, language, word, term, name }));
      });
  });
}

function describe(ban: string | Ban): string {
  const { word, in: within, except, right } = asBan(ban);
  const limits = [within && 'in some places', except && 'but for some', right && `right: ${right.join(', ')}`];
  const limit = limits.filter(Boolean).join('; ');
  return limit ? `${word} (${limit})` : word;
}
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('*', '…');

/** The glossary as a page: a table per group, followed by banned names. */
export function glossaryPage(terms: readonly Term[]): string {
  const groups = [...new Set(terms.map(({ group }) => group))];
  const out = [
    '# Glossary',
    '',
    `Each thing has one name in each language. This page is made from \`${source}\` by \`npm run terms -- write\`; \`npm run terms\` finds texts that have a banned name. Singular first, then the plural where it matters. A banned name may be right elsewhere: a ban says where it holds, what it leaves out and which phrases are right. In a banned name … stands for any letters.`,
  ];
  for (const group of groups) {
    const own = terms.filter((term) => term.group === group);
    out.push(
      '',
      `## ${group}`,
      '',
      `| term | meaning | ${languages.join(' | ')} |`,
      `|---|---|${'---|'.repeat(languages.length)}`,
    );
    for (const term of own) {
      const names = languages.map((language) => cell(namesOf(term, language)));
      out.push(`| ${term.id} | ${cell(term.meaning)} | ${names.join(' | ')} |`);
    }
    const bans = own.flatMap(({ id, banned }) =>
      languages.flatMap((language) => {
        const list = banned[language];
        return list ? [`- ${id}, ${language}: ${cell(list.map(describe).join('; '))}`] : [];
      }),
    );
    if (bans.length) out.push('', 'Banned:', '', ...bans);
  }
  return `${out.join('\n')}\n`;
}

/** Throws if a text has a banned name, or docs/glossary.md is outdated. */
export function checkTerms(): void {
  const terms = readTerms();
  const wrong = findBanned(readTexts(), terms).map(
    ({ file, key, language, word, term, name }) => `${file} ${key} (${language}): “${word}”; ${term} is “${name}”`,
  );
  if (read(page) !== glossaryPage(terms)) wrong.push(`${page} is not what ${source} gives: npm run terms -- write`);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Writes docs/glossary.md. */
export const writeGlossary = (): void => writeFileSync(page, glossaryPage(readTerms()));
