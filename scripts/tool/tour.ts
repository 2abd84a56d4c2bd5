// Which tours of the browser tests a change concerns. A tour opens every screen of an area, on two devices and in
// several languages; those of areas with unchanged sources can be skipped.
import { readdirSync } from 'node:fs';

const screens = 'app/[locale]/[device]';
/** The groups of pages that a tour opens; its tests have the tag of the same name. */
const groups = {
  public: ['(public)'],
  center: ['(account)', '(companycenter)', '(amember)', '(preview)'],
  console: ['(admin)'],
} as const;
type Tour = keyof typeof groups;
const tours: readonly Tour[] = ['public', 'center', 'console'];

/** Files that affect no screen. */
const beside = /^(?:docs|scripts|\.ci|tests\/(?!e2e\/))|^[^/]+\.md$/;

/** All files imported by a tour's pages. */
async function sourcesOf(tour: Tour): Promise<Set<string>> {
  const pages = groups[tour].flatMap((group) =>
    readdirSync(`${screens}/${group}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${screens}/${group}/${name}`),
  );
  const { build } = await import('esbuild');
  const { metafile } = await build({
    stdin: {
      contents: [`${screens}/layout.tsx`, ...pages].map((file) => `import './${file}';`).join('\n'),
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
  });
  return new Set(Object.keys(metafile.inputs));
}

/**
 * The tours not concerned by changed files. Files imported by no page (calls, jobs, texts, settings) may affect any
 * screen.
 */
export async function sparedTours(changed: readonly string[]): Promise<Tour[]> {
  const relevant = changed.filter((file) => !beside.test(file));
  const sources = await Promise.all(tours.map(async (tour) => ({ tour, files: await sourcesOf(tour) })));
  if (relevant.some((file) => !sources.some(({ files }) => files.has(file)))) return [];
  return sources.filter(({ files }) => !relevant.some((file) => files.has(file))).map(({ tour }) => tour);
}
