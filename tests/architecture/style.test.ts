import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import postcss, { type AtRule, type Rule } from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';
import tailwind from '../../tailwind.config';

const device = 'app/[locale]/[device]';
const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`);
const pages = filesBelow(device, /(?:^|\/)page\.tsx$/);
const publicPages = pages.filter((page) => page.startsWith(`${device}/(public)/`));
const sheets = readdirSync('app').filter((name) => name.endsWith('.css'));
const sources = ['app', 'components'].flatMap((folder) => filesBelow(folder, /\.tsx$/));

/** Words in a file's string literals; `name-*` is a prefix completed by a value. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)].flatMap(
    ([literal]) =>
      literal
        .replace(/([\w-]*)\$\{([^{}]*)\}/g, (_, start: string, code: string) =>
          [start && `${start}*`, ...(code.match(/'[^']*'/g) ?? []), ''].join(' '),
        )
        .match(/[\w-]+\*?/g) ?? [],
  );
/** The expression given as `className`. */
const classNamesOf = (text: string): string =>
  [...text.matchAll(/className=("[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g)]
    .map(([, value = '']) => value.replace(/=== '[^']*'/g, ''))
    .join(' ');
const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
const words = new Map([...texts].map(([file, text]) => [file, wordsOf(text)]));
const classNames = new Map([...texts].map(([file, text]) => [file, wordsOf(classNamesOf(text))]));

/** Returns a predicate: whether a class occurs in one of these files. */
function standingIn(files: Iterable<string>, where = words): (name: string) => boolean {
  const found = new Set([...files].flatMap((file) => where.get(file) ?? []));
  const open = [...found].filter((word) => word.length > 3 && word.endsWith('*')).map((word) => word.slice(0, -1));
  return (name) => found.has(name) || open.some((start) => name.startsWith(start));
}

/** The classes a selector needs in order to match. */
const classesOf = (selector: string): string[] =>
  [
    ...selector.replace(/\[[^\]]*\]/g, '').matchAll(/(:(?:not|is|where)\((?:[^()]|\([^()]*\))*\))|\.([a-z_][\w-]*)/gi),
  ].flatMap(([, , name]) => name ?? []);
const isStep = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

type Selector = { text: string; classes: string[] };
const selectorsOf = (sheet: string): Selector[] => {
  const found: Selector[] = [];
  postcss.parse(readFileSync(`app/${sheet}`, 'utf8')).walkRules((rule) => {
    if (isStep(rule)) return;
    for (const text of rule.selectors) found.push({ text, classes: classesOf(text) });
  });
  return found;
};
const importsOf = (sheet: string): string[] =>
  [...readFileSync(`app/${sheet}`, 'utf8').matchAll(/@import "\.\/([\w-]+\.css)"/g)].map(([, name = '']) => name);
const withImports = (sheet: string): string[] => [sheet, ...importsOf(sheet).flatMap(withImports)];

/** Whether a style sheet is used outside the centers, the console and the account pages. */
const isPublic = (sheet: string): boolean =>
  [...texts].some(
    ([file, text]) =>
      text.includes(`'@/app/${sheet}'`) &&
      !/^\((?:companycenter|amember|admin|account)\)/.test(file.slice(device.length + 1)),
  );

const graph = new Map<string, string[]>();
function reached(files: string[]): Set<string> {
  const seen = new Set(files);
  for (const file of seen) for (const next of graph.get(file) ?? []) seen.add(next);
  return seen;
}
/** A page and its enclosing layouts. */
const withLayouts = (page: string): string[] => {
  const folders = page.split('/').slice(0, -1);
  const layouts = folders.map((_, index) => `${folders.slice(0, index + 1).join('/')}/layout.tsx`);
  return [page, ...layouts.filter((file) => graph.has(file))];
};

beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: [...pages, ...filesBelow(device, /(?:^|\/)layout\.tsx$/)],
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

/** Expands `*` and `{a,b}`; a folder matches everything below it. */
const matching = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '[^/]*')
      .replace(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)}(?:/|$)`,
  );
/** Rules that set a colour for one language or direction. */
function colouredByLanguage(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(/^(?:color|fill|opacity|filter|mix-blend-mode|background(?:-color)?)$/, ({ parent }) => {
    const { selector = '' } = parent as Rule;
    if (/\[(?:dir|lang)|:(?:dir|lang)\(/.test(selector)) found.push(selector);
  });
  return found;
}

describe('style sheets', () => {
  // tests/e2e/axe.ts checks contrast in one language only.
  it('set no colour by language or direction', () => {
    const faults = sheets.flatMap((sheet) => colouredByLanguage(readFileSync(`app/${sheet}`, 'utf8')));
    const utilities = [...texts.values()].flatMap(
      (text) => text.match(/\b(?:rtl|ltr):\S*\b(?:bg|fill|opacity|text)-[\w-]+/g) ?? [],
    );
    expect(utilities.filter((utility) => !/:text-(?:start|end|\d+)$/.test(utility))).toEqual([]);
    expect(faults).toEqual([]);
    expect(colouredByLanguage('a { color: red } [dir="rtl"] a, b:lang(zh) { margin: 0; color: red }')).toHaveLength(1);
  });

  // Set on the body by device.
  const byDevice = new Set(['m']);
  it.each(sheets)('%s has only selectors that occur in a component', (sheet) => {
    const stands = standingIn(sources);
    const unused = selectorsOf(sheet)
      .filter(({ classes }) => classes.some((name) => !byDevice.has(name) && !stands(name)))
      .map(({ text }) => text);
    expect(unused).toEqual([]);
  });

  it('are for components of every page', () => {
    const sheetsOf = (files: Set<string>): string[] =>
      [...files].filter((file) => file.endsWith('.css')).flatMap((file) => withImports(file.replace('app/', '')));
    const filesOf = new Map(pages.map((page) => [page, reached(withLayouts(page))]));
    const own = new Map(sheets.map((sheet) => [sheet, selectorsOf(sheet)]));
    const missing: string[] = [];
    for (const [page, files] of filesOf) {
      const present = new Set(sheetsOf(files));
      const stands = standingIn(files);
      const given = standingIn(files, classNames);
      const known = new Set([...present].flatMap((sheet) => own.get(sheet) ?? []).flatMap(({ classes }) => classes));
      for (const [sheet, selectors] of own) {
        if (present.has(sheet) || !isPublic(sheet)) continue;
        const matching = selectors.filter(
          ({ classes }) =>
            classes.some((name) => !known.has(name) && given(name)) &&
            classes.every((name) => name === 'm' || stands(name)),
        );
        if (matching.length > 0)
          missing.push(
            `${page.slice(device.length)} lacks ${sheet}: ${matching
              .map(({ text }) => text)
              .join(' | ')
              .slice(0, 200)}`,
          );
      }
    }
    expect(missing).toEqual([]);
  });

  // Tailwind does not report an unknown step: it generates no rule.
  it('use only steps of the spacing scale', () => {
    const steps = Object.keys(tailwind.theme.spacing);
    const kinds =
      'p[xytbse]?|-?m[xytbse]?|gap(?:-[xy])?|(?:min-|max-)?[wh]|size|basis|-?inset(?:-[xy])?|-?(?:top|bottom|start|end)|scroll-[mp][xytbse]?|-?translate-[xy]|space-[xy]';
    const unknown = (text: string) =>
      [...text.matchAll(new RegExp(`(?<=[\\s'"\`:])(?:${kinds})-(\\d+(?:\\.\\d+)?)(?=[\\s'"\`!])`, 'g'))].flatMap(
        ([utility, step = '']) => (steps.includes(step) ? [] : utility),
      );
    const files = ['app', 'components'].flatMap((folder) => filesBelow(folder, /\.tsx?$/));
    expect(files.flatMap((file) => unknown(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))).toEqual([]);
    expect(unknown('"h-9 mt-0.5 p-4" \'phone:scroll-mb-36 w-40! w-1/2\'')).toEqual([
      'h-9',
      'mt-0.5',
      'scroll-mb-36',
      'w-40',
    ]);
  });

  it('give every component of a public page its utilities', () => {
    const sourcesOf = (kind: RegExp) =>
      [...readFileSync('app/public.css', 'utf8').matchAll(kind)].map(([, glob = '']) => matching(glob));
    const left = sourcesOf(/@source not "\.\.\/([^"]+)"/g);
    const again = sourcesOf(/@source "\.\.\/([^"]+\.tsx)"/g);
    const files = [...new Set(publicPages.flatMap((page) => [...reached(withLayouts(page))]))];
    const isLeft = (file: string) => left.some((glob) => glob.test(file)) && !again.some((glob) => glob.test(file));
    expect(left.length).toBeGreaterThan(0);
    expect(files.filter((file) => file.endsWith('.tsx') && isLeft(file))).toEqual([]);
  });
});
