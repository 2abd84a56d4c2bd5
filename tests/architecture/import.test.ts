import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

const roots = ['app', 'components', 'lib'];
const files = [
  'middleware.ts',
  'server.ts',
  ...roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => `${root}/${name}`),
  ),
];
const graph = new Map<string, string[]>();

beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: files,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.json': 'empty', '.css': 'empty', '.woff2': 'empty' },
    external: ['next/root-params'],
    logLevel: 'silent',
  });
  for (const [from, { imports }] of Object.entries(metafile.inputs))
    graph.set(
      from,
      imports.filter((to) => !to.external).map((to) => to.path),
    );
});

const infrastructure =
  /^lib\/(?:config|env|errors|log|secret|db|i18n|routes|auth|limit|gateway|http|pagestore|parser)(?:\/|\.)/;
const edges = () => [...graph].flatMap(([from, list]) => list.map((to) => ({ from, to })));
const offending = (from: RegExp, to: RegExp, but: { from?: RegExp; to?: RegExp } = {}) =>
  edges()
    .filter((edge) => from.test(edge.from) && to.test(edge.to) && !but.from?.test(edge.from) && !but.to?.test(edge.to))
    .map((edge) => `${edge.from} → ${edge.to}`);

describe('import directions', () => {
  it('reads every file', () => expect(graph.size).toBeGreaterThan(files.length * 0.9));
  it('lib imports neither components nor app', () => expect(offending(/^lib\//, /^(?:components|app)\//)).toEqual([]));
  it('components do not import app', () => expect(offending(/^components\//, /^app\//)).toEqual([]));
  it('infrastructure imports no noun', () =>
    expect(offending(infrastructure, /^lib\//, { to: infrastructure })).toEqual([]));
  it('components get their data as props; a section alone reads', () =>
    expect(
      offending(/^components\//, /^lib\/[a-z]+\/(?:queries|commands|detail|service)\./, { from: /-section\.tsx$/ }),
    ).toEqual([]));
  it('pages and components leave the database to queries', () =>
    expect(offending(/^(?:app|components)\//, /^lib\/db\//, { from: /^app\/api\/health\// })).toEqual([]));
  it('the gateway decides without data', () =>
    expect(
      offending(
        /^(?:middleware\.ts|lib\/gateway\/|lib\/routes\/)/,
        /^lib\/(?:db|search|product|company|hall|reference|pagestore|demo)\//,
      ),
    ).toEqual([]));
  it('nouns do not know the demo', () =>
    expect(offending(/^lib\/(?:product|company|hall|reference|search)\//, /^lib\/demo\//)).toEqual([]));

  it('has no cycle', () => {
    const done = new Set<string>();
    const path: string[] = [];
    const cycles: string[] = [];
    const visit = (file: string) => {
      const at = path.indexOf(file);
      if (at >= 0) cycles.push([...path.slice(at), file].join(' → '));
      if (at >= 0 || done.has(file)) return;
      path.push(file);
      for (const next of graph.get(file) ?? []) visit(next);
      path.pop();
      done.add(file);
    };
    for (const file of graph.keys()) visit(file);
    expect(cycles).toEqual([]);
  });
});

describe('one place for each thing', () => {
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const holding = (pattern: RegExp, allowed: RegExp) =>
    [...texts].filter(([file, text]) => pattern.test(text) && !allowed.test(file)).map(([file]) => file);

  it('only lib/routes and the gateway write .html', () =>
    expect(holding(/['"`/][^'"`\n]*\.html['"`?]/, /^(?:lib\/(?:routes|gateway)\/)/)).toEqual([]));
  it('only lib/env and the start read the environment', () =>
    expect(
      holding(/process\.env\b/, /^(?:lib\/env\.ts|lib\/secret\.ts|server\.ts|lib\/renderer\/|lib\/pagestore\/)/),
    ).toEqual([]));
  it('no file is longer than 250 lines', () =>
    expect(
      [...texts]
        .filter(([file]) => !file.startsWith('lib/db/schema/'))
        .filter(([, text]) => text.split('\n').length > 251)
        .map(([file]) => file),
    ).toEqual([]));
  it('classes have no physical direction, which Arabic would show the wrong way round', () =>
    expect(
      holding(
        /className=.*[\s"'`](?:(?:-?(?:ml|mr|pl|pr|left|right)-(?:\d|\[))|(?:text-(?:left|right)|border-[lr]|rounded-[lr])\b)/,
        /^$/,
      ),
    ).toEqual([]));
});
