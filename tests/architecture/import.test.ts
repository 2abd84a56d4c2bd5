import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { graphOf, readTexts } from './graph';
import { rules } from './rules';

const texts = readTexts();
const graph = graphOf(texts);
const files = [...graph.files.keys()];

describe('import directions', () => {
  it('reads every file', () => expect(files.length).toBeGreaterThan(2000));
  it.each(Object.entries(rules))('%s', (_, broken) => expect(broken(graph)).toEqual([]));
});

describe('the product without the demo', () => {
  it('builds server and pages', async () => {
    const { metafile } = await build({
      stdin: {
        contents: files
          .filter((file) => /^(?:server\.ts|middleware\.ts|app\/)/.test(file))
          .map((file) => `import ${JSON.stringify(`./${file}`)};`)
          .join('\n'),
        resolveDir: process.cwd(),
      },
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
      plugins: [
        {
          name: 'without-demo',
          setup: ({ onResolve }) =>
            onResolve({ filter: /^@\/lib\/demo\// }, ({ path, kind }) =>
              kind === 'dynamic-import' ? { path, external: true } : { errors: [{ text: `${path} is not there` }] },
            ),
        },
      ],
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs).toContain('lib/server/renderer/demo.ts');
    expect(inputs.filter((file) => file.startsWith('lib/demo/'))).toEqual([]);
  });
});

describe('the bundle of the server', () => {
  it('imports only what Node can resolve, by full file name', async () => {
    const bundle = (contents: string) =>
      build({
        stdin: { contents, resolveDir: process.cwd() },
        bundle: true,
        write: false,
        metafile: true,
        splitting: true,
        outdir: 'unused',
        packages: 'external',
        platform: 'node',
        format: 'esm',
        conditions: ['react-server'],
        logLevel: 'silent',
      });
    const missing = async (contents: string): Promise<string[]> => {
      const { metafile } = await bundle(contents);
      const packages = Object.values(metafile.outputs)
        .flatMap(({ imports }) => imports)
        .flatMap(({ path, external }) => (external && !path.startsWith('node:') ? [path] : []));
      return [...new Set(packages)].filter((path) => {
        try {
          return !existsSync(new URL(import.meta.resolve(path)));
        } catch {
          return true;
        }
      });
    };
    expect(await missing(`import './server.ts';`)).toEqual([]);
    expect(await missing(`import 'next/cache'; import 'next/cache.js'; import 'fs';`)).toEqual(['next/cache']);
  });
});

describe('one place for each thing', () => {
  const holding = (pattern: RegExp, allowed: RegExp) =>
    [...texts].filter(([file, text]) => pattern.test(text) && !allowed.test(file)).map(([file]) => file);

  it('only lib/platform/routes and the gateway write .html', () =>
    expect(holding(/['"`/][^'"`\n]*\.html['"`?]/, /^lib\/platform\/(?:routes|gateway)\//)).toEqual([]));
  it('only lib/platform/env and the startup code read the environment', () =>
    expect(
      holding(/process\.env\b/, /^(?:lib\/platform\/(?:env\.ts|secret\.ts|pagestore\/)|lib\/server\/|server\.ts)/),
    ).toEqual([]));
  it('only the decoder of public ids reads their salt, which can be computed from enough of them', () =>
    expect(holding(/HASHIDS_/, /^lib\/platform\/(?:env|secret|gateway\/settings)\.ts$/)).toEqual([]));
  it('only lib/platform/auth/token signs with the signing secret', () =>
    expect(holding(/SIGNING_SECRET/, /^lib\/platform\/(?:env|secret|auth\/token)\.ts$/)).toEqual([]));
  it('only lib/platform/calendar defines the length of an hour and a day', () =>
    expect(
      // lib/platform/calendar imports lib/platform/i18n, not the other way round.
      holding(
        /\b(?:86_400|86_?400_?000|3_?600_?000)\b/,
        /^lib\/(?:platform\/(?:calendar\/constants|i18n\/visitor-cookie)\.ts$|demo\/|platform\/db\/)/,
      ),
    ).toEqual([]));
  it('only lib/platform/db/array and the query builder, which takes a list for `in`, write lists as SQL', () =>
    expect(
      holding(
        /\.map\(\((\w+)\) => sql`\$\{\1\}`\)|`\{\$\{[^`]*\.join\([^`]*\}\}`/,
        /^lib\/(?:platform\/db\/array\.ts|demo\/)/,
      ),
    ).toEqual([]));
  it('no file is longer than 250 lines', () =>
    expect(
      [...texts]
        .filter(([file]) => !file.startsWith('lib/platform/db/schema/'))
        .filter(([, text]) => text.split('\n').length > 251)
        .map(([file]) => file),
    ).toEqual([]));
  it('class names have no physical direction, which would be wrong in Arabic', () =>
    expect(
      holding(
        /className=.*[\s"'`](?:(?:-?(?:ml|mr|pl|pr|left|right)-(?:\d|\[))|(?:text-(?:left|right)|border-[lr]|rounded-[lr])\b)/,
        /^$/,
      ),
    ).toEqual([]));
});
