// The message tables. Only zh and en have the staff console's namespace.
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { setSpaces } from './typography';

/** Texts by key, nested. */
type Table = { [key: string]: string | Table };
/** Texts by key, nested, the innermost by language. */
type Source = { [key: string]: string | Source };

const locales = ['zh', 'en', 'fr', 'ru', 'es', 'ar', 'pt', 'de'];
const partial: Readonly<Record<string, readonly string[]>> = { console: ['zh', 'en'] };
const speaks = (locale: string, [namespace = '']: readonly string[]): boolean =>
  (partial[namespace] ?? locales).includes(locale);

const fileOf = (folder: string, locale: string): string => join(folder, `${locale}.json`);
function read(folder: string, locale: string): Table {
  const file = fileOf(folder, locale);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const sorted = (node: string | Table): string | Table =>
  typeof node === 'string'
    ? node
    : Object.fromEntries(
        Object.entries(node)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, value]) => [key, sorted(value)]),
      );

const isText = (node: Source): boolean => typeof node.zh === 'string' && typeof node.en === 'string';

const below = (table: Table, key: string): Table => {
  const known = table[key];
  if (typeof known === 'object') return known;
  const made: Table = {};
  table[key] = made;
  return made;
};

/** Copies one language of `source` into `target`; returns the keys that lack it. */
function graft(target: Table, source: Source, locale: string, path: readonly string[]): string[] {
  return Object.entries(source).flatMap(([key, node]) => {
    const here = [...path, key];
    if (!speaks(locale, here)) return [];
    if (typeof node === 'string') throw new Error(`${here.join('.')} is no text by language`);
    if (!isText(node)) return graft(below(target, key), node, locale, here);
    const text = node[locale];
    if (typeof text !== 'string' || text === '') return [`${locale}: ${here.join('.')}`];
    target[key] = setSpaces(locale, text);
    return [];
  });
}

/** Takes apart namespaces with dots. */
function nest(source: Record<string, Source>): Source {
  const nested: Source = {};
  for (const [namespace, keys] of Object.entries(source)) {
    const innermost = namespace.split('.').reduce((node, part) => below(node, part), nested);
    Object.assign(innermost, keys);
  }
  return nested;
}

/** Locks the folder against concurrent merges; returns the release function. */
async function lock(folder: string): Promise<() => void> {
  const file = join(folder, '.lock');
  for (let tries = 0; ; tries++) {
    try {
      const descriptor = openSync(file, 'wx');
      return () => {
        closeSync(descriptor);
        rmSync(file);
      };
    } catch (error) {
      const isHeld = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!isHeld || tries > 100) throw error;
      await wait(100);
    }
  }
}

/** Merges a file of texts by language into the tables of a folder; throws where a language is missing. */
export async function mergeTexts(folder: string, file: string): Promise<void> {
  const source = nest(JSON.parse(readFileSync(file, 'utf8')));
  const unlock = await lock(folder);
  try {
    const tables = locales.map((locale) => ({ locale, table: read(folder, locale) }));
    const missing = tables.flatMap(({ locale, table }) => graft(table, source, locale, []));
    if (missing.length > 0) throw new Error(`Missing:\n${missing.join('\n')}`);
    for (const { locale, table } of tables)
      writeFileSync(fileOf(folder, locale), `${JSON.stringify(sorted(table), null, 2)}\n`);
    // With an outdated declaration of the keys the type checker takes minutes.
    rmSync(join(folder, 'en.d.json.ts'), { force: true });
  } finally {
    unlock();
  }
}

const textsOf = (node: string | Table, path = ''): [key: string, text: string][] =>
  typeof node === 'string'
    ? [[path.slice(1), node]]
    : Object.entries(node).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));

type Arguments = { shown: string; chosen: string[] };

/** The arguments a message displays (values, tags) and those it selects by (plural, select). */
function argumentsOf(text: string): Arguments {
  const shown = new Set<string>();
  const chosen = new Set<string>();
  const walk = (parts: readonly MessageFormatElement[], counted: string) => {
    for (const part of parts) {
      if (part.type === TYPE.pound) shown.add(counted);
      else if (part.type === TYPE.plural || part.type === TYPE.select) {
        chosen.add(part.value);
        for (const option of Object.values(part.options)) walk(option.value, part.value);
      } else if (part.type === TYPE.tag) {
        shown.add(`<${part.value}>`);
        walk(part.children, counted);
      } else if (part.type !== TYPE.literal) shown.add(part.value);
    }
  };
  walk(parse(text), '');
  return { shown: [...shown].sort().join(', '), chosen: [...chosen] };
}

/** The arguments of a translation; if unparsable, its error. */
function triedArgumentsOf(text: string): Arguments {
  try {
    return argumentsOf(text);
  } catch (error) {
    return { shown: `an error: ${error instanceof Error ? error.message : error}`, chosen: [] };
  }
}

function faultsOf(folder: string, locale: string, english: Map<string, string>): string[] {
  const wanted = new Map([...english].filter(([key]) => speaks(locale, key.split('.'))));
  const found = new Map(textsOf(read(folder, locale)));
  const foreign = [...found.keys()].filter((key) => !wanted.has(key)).map((key) => `${locale} alone has ${key}`);
  const wrong = [...wanted].flatMap(([key, text]) => {
    const own = found.get(key);
    if (!own) return [`${locale} lacks ${key}`];
    const expected = argumentsOf(text);
    const actual = triedArgumentsOf(own);
    const known = [...expected.chosen, ...expected.shown.split(', ')];
    if (expected.shown === actual.shown && actual.chosen.every((name) => known.includes(name))) return [];
    return [
      `${locale} ${key}: (${actual.shown}) by (${actual.chosen}) instead of (${expected.shown}) by (${expected.chosen})`,
    ];
  });
  return [...foreign, ...wrong];
}

/** Throws unless every table has the messages of en, displays the same values, and selects only by arguments of en. */
export function checkTables(folder: string): void {
  const english = new Map(textsOf(read(folder, 'en')));
  const faults = locales.flatMap((locale) => faultsOf(folder, locale, english));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
