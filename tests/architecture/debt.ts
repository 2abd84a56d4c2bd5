import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Graph, importsOf, inCircle, roomOf } from './graph';

/** The texts of the product by file, and its imports. */
export type Tree = { texts: ReadonlyMap<string, string>; graph: Graph };
/** How often something is found, by file. */
export type Found = Map<string, number>;
type Measure = (tree: Tree) => Found;

const type = '<(?:[^<>()]|=>|<(?:[^<>()]|=>|<[^<>()]*>)*>)*>';
const asserted = new RegExp(String.raw`\brows${type}\(`, 'g');
const untypedCall = new RegExp(String.raw`(?<![.\w#])call(?:${type})?\(\s*['"\x60]`, 'g');

/** A source file without its comments. */
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`/\w])\/\/.*$/gm, '');
/** Code without imports and exports, which rename by `as`. */
const withoutImports = (text: string): string =>
  codeOf(text).replace(/^(?:import|export)\s[^'";=(]*?(?:from\s+)?['"][^'"]+['"];?|^export \{[^}]*\}/gm, '');
/** A sheet without comments and white space, which say nothing of its size on the way. */
const bare = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, '');

/** Counts in the files that a pattern of their names picks. */
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

/** Terms of the trade and of the field that files of nouns may be called by, beside the words that say which part they are. */
const terms: readonly string[] = JSON.parse(readFileSync('tests/architecture/file-name.json', 'utf8'));
/** The names that docs/architecture.md gives to the files of a noun. */
const vocabulary =
  /\/(?:schema|call|types|constants|rules|client|queries|read|read-list|commands|service|job|tag|write|text|own|noun|check|events)\.tsx?$/;
const noNoun = /^lib\/(?:platform|server|demo|legal)\//;
const drizzle = /^drizzle-orm(?:\/|$)/;
/** Whether values of a file's imports make or run statements: the query builder's, or those of lib/platform/db, but for its words. */
const isAtDatabase = ({ texts }: Tree, file: string) =>
  importsOf(texts.get(file) ?? '').some(
    ({ specifier, kind }) =>
      kind !== 'type' &&
      (drizzle.test(specifier) ||
        (/^@\/lib\/platform\/db\//.test(specifier) &&
          texts.get(`${specifier.slice(2)}.ts`)?.includes("from 'drizzle-orm"))),
  );
/** Components of which components/ui holds the like. */
const old = /^components\/(?:form\/note|console\/pager|layout\/center\/tabs)\.tsx$/;

const quaint = '(?:asked|deed|gone|held|least|most|nobody|nought|said|told|whole)';
/** Declarations and parameters by words that stand for a term of the field. */
const translated = new RegExp(String.raw`\b(?:const|let|function)\s+${quaint}\b|[(,]\s*${quaint}\s*:\s`, 'g');

/** What there is to be less of, counted. */
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

/** In which files there is more than there was before. */
export const risen = (now: Found, before: Found): string[] =>
  [...now]
    .filter(([file, number]) => number > (before.get(file) ?? 0))
    .map(([file, number]) => `${file}: ${before.get(file) ?? 0} → ${number}`);
