import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Graph, importsOf, inCircle, roomOf } from './graph';

/** Source text by file, and the import graph. */
export type Tree = { texts: ReadonlyMap<string, string>; graph: Graph };
/** Number of matches by file. */
export type Found = Map<string, number>;
type Measure = (tree: Tree) => Found;

const type = '<(?:[^<>()]|=>|<(?:[^<>()]|=>|<[^<>()]*>)*>)*>';
const asserted = new RegExp(String.raw`\brows${type}\(`, 'g');
const untypedCall = new RegExp(String.raw`(?<![.\w#])call(?:${type})?\(\s*['"\x60]`, 'g');

/** Strips comments. */
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`/\w])\/\/.*$/gm, '');
/** Strips comments, and imports and exports, whose `as` is a rename. */
const withoutImports = (text: string): string =>
  codeOf(text).replace(/^(?:import|export)\s[^'";=(]*?(?:from\s+)?['"][^'"]+['"];?|^export \{[^}]*\}/gm, '');
/** Strips comments and white space, which do not affect the transferred size. */
const bare = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, '');

/** Counts in files whose path matches. */
const counting =
  (files: RegExp, count: (text: string, file: string) => number): Measure =>
  ({ texts }) =>
    new Map(
      [...texts]
        .filter(([file]) => files.test(file))
        .map(([file, text]) => [file, count(text, file)] as const)
        .filter(([, number]) => number > 0),
    );
const matches = (pattern: RegExp, files = /\.tsx?$/): Measure =>
  counting(files, (text) => codeOf(text).match(pattern)?.length ?? 0);

const inKnot =
  (top: string): Measure =>
  ({ graph }) =>
    new Map(
      inCircle(
        graph.edges
          .filter(({ from, to }) => from.startsWith(top) && to.startsWith(top) && roomOf(from) !== roomOf(to))
          .map(({ from, to }) => [roomOf(from), roomOf(to)]),
      ).map((room) => [room, 1]),
    );

/** Domain terms that may name a noun's file, in addition to the part names below. */
const terms: readonly string[] = JSON.parse(readFileSync('tests/architecture/file-name.json', 'utf8'));
/** File names of a noun listed in docs/architecture.md. */
const vocabulary =
  /\/(?:schema|call|types|constants|rules|client|queries|read|read-list|commands|service|job|tag|write|text|own|noun|check|events)\.tsx?$/;
const noNoun = /^lib\/(?:platform|server|demo|legal)\//;
const drizzle = /^drizzle-orm(?:\/|$)/;
/**
 * Whether a file imports values that build or run SQL: from drizzle-orm, or from a module of lib/platform/db that uses
 * it.
 */
const isAtDatabase = ({ texts }: Tree, file: string) =>
  importsOf(texts.get(file) ?? '').some(
    ({ specifier, kind }) =>
      kind !== 'type' &&
      (drizzle.test(specifier) ||
        (/^@\/lib\/platform\/db\//.test(specifier) &&
          texts.get(`${specifier.slice(2)}.ts`)?.includes("from 'drizzle-orm"))),
  );
/** Components with an equivalent in components/ui. */
const old = /^components\/(?:form\/note|console\/pager|layout\/center\/tabs)\.tsx$/;

const quaint = '(?:asked|deed|gone|held|least|most|nobody|nought|said|told|whole)';
/** Declarations and parameters named by these words instead of a standard term. */
const translated = new RegExp(
  // A parameter has a type behind it, a property a value.
  String.raw`\b(?:const|let|function)\s+${quaint}\b|[(,]\s*${quaint}\??:\s(?=[A-Z{]|(?:readonly|string|number|boolean|unknown|keyof|typeof)\b)`,
  'g',
);

/** The counts that may only go down. */
export const measures = {
  'folders of lib in a knot': inKnot('lib/'),
  'folders of components in a knot': inKnot('components/'),
  'files in a circle, types included': ({ graph }) =>
    new Map(inCircle(graph.edges.map(({ from, to }) => [from, to])).map((file) => [file, 1])),
  'bytes of style sheets by hand, without white space': counting(/^app\/[^/]+\.css$/, (text) => bare(text).length),
  'class names that begin with btn': matches(/className=\{?["'`]btn(?![\w-])/g),
  'dialogs by hand': matches(/<dialog\b/g),
  'rows of statements with an asserted type': matches(asserted),
  'assertions over unknown': matches(/\bas unknown as\b/g),
  'asserted types': counting(
    /\.tsx?$/,
    (text) =>
      withoutImports(text).match(
        /\sas (?!const\b|unknown\b)(?=(?:typeof |keyof |readonly )?[A-Z{[']|\((?:typeof |readonly )?[A-Z{('\w]+\b(?! \w)|(?:string|number|boolean|object|never)\b)/g,
      )?.length ?? 0,
  ),
  'names that a reader must translate': matches(translated),
  'databases that are not called db or tx': matches(
    /\b(?!(?:db|tx|_)\b)\w+\??: (?:Db|Transaction|Pick<(?:Db|Transaction),[^>]*>)(?=[,;)]| =)/g,
    /^(?:app|lib)\/.*\.tsx?$/,
  ),
  'calls by address instead of contract': matches(untypedCall, /^(?:app|components|lib)\/.*\.tsx?$/),
  'files at the database that do not say server-only': (tree) =>
    new Map(
      [...tree.graph.files]
        .filter(
          ([file, { serverOnly }]) =>
            /^lib\/(?!platform\/db\/schema\/|demo\/)/.test(file) && !serverOnly && isAtDatabase(tree, file),
        )
        .map(([file]) => [file, 1]),
    ),
  'decisions by device outside of style sheets': matches(/\bdevice (?:===|!==) '[dm]'/g),
  'files of nouns with a name of their own': counting(/^lib\/[^/]+\/.*\.tsx?$/, (_, file) =>
    vocabulary.test(file) || noNoun.test(file) || terms.includes(basename(file).replace(/\.tsx?$/, '')) ? 0 : 1,
  ),
  'files of more than 250 lines': counting(/\.tsx?$/, (text) => (text.split('\n').length > 251 ? 1 : 0)),
  'imports of a component that components/ui has its like of': ({ graph }) => {
    const found: Found = new Map();
    for (const { from, to } of graph.edges) if (old.test(to)) found.set(from, (found.get(from) ?? 0) + 1);
    return found;
  },
} as const satisfies Record<string, Measure>;

export type Debt = Record<keyof typeof measures, number>;

export const sumOf = (found: Found): number => [...found.values()].reduce((sum, number) => sum + number, 0);

/** Files with a higher count than before. */
export const risen = (now: Found, before: Found): string[] =>
  [...now]
    .filter(([file, number]) => number > (before.get(file) ?? 0))
    .map(([file, number]) => `${file}: ${before.get(file) ?? 0} → ${number}`);
