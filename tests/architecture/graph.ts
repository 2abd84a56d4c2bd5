import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** How a module is imported: as values, lazily by `import()`, or types only. */
type Kind = 'value' | 'lazy' | 'type';
export type Edge = { from: string; to: string; kind: Kind };
export type Graph = {
  edges: Edge[];
  /** every file, with its directives */
  files: Map<string, { serverOnly: boolean; client: boolean }>;
};

const statement =
  /^[ \t]*(?:import|export)\s+(?<type>type\s)?(?:(?<names>[^'";]*?)\sfrom\s+)?['"](?<from>[^'"]+)['"]|(?<typeOf>typeof\s+)?\bimport\(\s*['"](?<lazy>[^'"]+)['"]\s*\)/gm;

const isOfTypes = (names = ''): boolean => {
  const list = /^\{([^}]*)\}$/
    .exec(names.trim())?.[1]
    ?.split(',')
    .filter((name) => name.trim() !== '');
  return list?.every((name) => name.trim().startsWith('type ')) ?? false;
};

/** The imports and re-exports of a module. */
export function importsOf(text: string): { specifier: string; kind: Kind }[] {
  return [...text.matchAll(statement)].map(({ groups = {} }) => {
    const { type, names, from, typeOf, lazy = '' } = groups;
    if (from === undefined) return { specifier: lazy, kind: typeOf ? 'type' : 'lazy' };
    return { specifier: from, kind: type || isOfTypes(names) ? 'type' : 'value' };
  });
}

function fileOf(from: string, specifier: string, isFile: (path: string) => boolean): string | null {
  if (!/^(?:@|\.{1,2})\//.test(specifier)) return null;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(from), specifier));
  return [path, `${path}.ts`, `${path}.tsx`].find(isFile) ?? null;
}

/** The text of every module of the product. */
export function readTexts(): Map<string, string> {
  const below = (root: string) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => `${root}/${name}`);
  const files = ['middleware.ts', 'server.ts', ...['app', 'components', 'lib'].flatMap(below)];
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Builds the import graph. */
export function graphOf(texts: ReadonlyMap<string, string>): Graph {
  const graph: Graph = { edges: [], files: new Map() };
  const onDisk = new Map<string, boolean>();
  const isFile = (path: string): boolean => {
    if (texts.has(path)) return true;
    const known = onDisk.get(path) ?? (existsSync(path) && statSync(path).isFile());
    onDisk.set(path, known);
    return known;
  };
  for (const [from, text] of texts) {
    graph.files.set(from, {
      serverOnly: /^import 'server-only';$/m.test(text),
      client: /^['"]use client['"]/.test(text),
    });
    for (const { specifier, kind } of importsOf(text)) {
      const to = fileOf(from, specifier, isFile);
      if (to !== null) graph.edges.push({ from, to, kind });
    }
  }
  return graph;
}

/** The folder of the noun or platform part that a file belongs to; for other files the file itself. */
export const roomOf = (path: string): string =>
  path
    .split('/')
    .slice(0, /^lib\/(?:platform|site|server)\//.test(path) ? 3 : 2)
    .join('/');

const targets = (pairs: readonly (readonly [string, string])[]): Map<string, Set<string>> => {
  const map = new Map<string, Set<string>>();
  for (const [from, to] of pairs) map.set(from, (map.get(from) ?? new Set()).add(to));
  return map;
};

/** Every cycle that a depth-first search closes, as `a → b → a`. */
export function cyclesOf(pairs: readonly (readonly [string, string])[]): string[] {
  const map = targets(pairs);
  const done = new Set<string>();
  const path: string[] = [];
  const cycles: string[] = [];
  const visit = (one: string) => {
    const index = path.indexOf(one);
    if (index >= 0) cycles.push([...path.slice(index), one].join(' → '));
    if (index >= 0 || done.has(one)) return;
    path.push(one);
    for (const next of map.get(one) ?? []) visit(next);
    path.pop();
    done.add(one);
  };
  for (const one of map.keys()) visit(one);
  return cycles;
}

/** All nodes that lie on a cycle. */
export function inCircle(pairs: readonly (readonly [string, string])[]): string[] {
  const map = targets(pairs);
  return [...map.keys()].filter((one) => {
    const reached = new Set(map.get(one));
    for (const other of reached) for (const next of map.get(other) ?? []) reached.add(next);
    return reached.has(one);
  });
}

const values = new WeakMap<Graph, Map<string, Set<string>>>();

/** Every module reachable by value imports from the roots, with the path to it. */
export function reachedFrom(graph: Graph, roots: readonly string[]): Map<string, string> {
  const map =
    values.get(graph) ?? targets(graph.edges.filter(({ kind }) => kind === 'value').map(({ from, to }) => [from, to]));
  values.set(graph, map);
  const ways = new Map(roots.map((root) => [root, root]));
  const waiting = [...roots];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
    for (const next of map.get(one) ?? []) {
      if (ways.has(next)) continue;
      ways.set(next, `${ways.get(one)} → ${next}`);
      waiting.push(next);
    }
  return ways;
}
