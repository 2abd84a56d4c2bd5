import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = [
  ...['middleware.ts', 'server.ts', 'next.config.ts', 'playwright.config.ts', 'tailwind.config.ts'],
  ...['app', 'components', 'lib', 'scripts', 'tests'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs|css)$/.test(name))
      .map((name) => `${root}/${name}`),
  ),
];

/** The comments of a source file, each joined into one line. */
const commentsOf = (text: string): string[] =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`/\w])\/\/.*$/gm)].map(([comment]) =>
    comment.replace(/\n\s*\*?\s*/g, ' ').trim(),
  );

type Page = { headings: string[]; rules: number };
const pages = new Map<string, Page | null>();

function read(path: string): Page | null {
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8').replace(/```[\s\S]*?```/g, '');
  return {
    headings: [...text.matchAll(/^#{2,} (.+)$/gm)].map(([, heading = '']) => heading),
    rules: [...text.matchAll(/^(\d+)\. /gm)].reduce((max, [, number]) => Math.max(max, Number(number)), 0),
  };
}

function pageOf(path: string): Page | null {
  const known = pages.get(path);
  if (known !== undefined) return known;
  const page = read(path);
  pages.set(path, page);
  return page;
}

const begins = (text: string, heading: string): boolean =>
  text.startsWith(heading) && !/^[\w-]/.test(text.slice(heading.length));

/** The part of a citation that does not exist; null if it all does. Headings begin with a capital letter. */
function missing(path: string, place: string): string | null {
  const page = pageOf(path);
  if (!page) return path;
  const rules = /^, rules? (\d+)(?: and (\d+))?/.exec(place);
  if (rules) {
    const absent = rules.slice(1).find((number) => number !== undefined && !(Number(number) <= page.rules));
    return absent === undefined ? null : `${path}, rule ${absent}`;
  }
  const [, heading] = /^, ([A-Z].*)/.exec(place) ?? [];
  if (heading === undefined || page.headings.some((one) => begins(heading, one))) return null;
  return `${path}, ${heading.slice(0, 40)}`;
}

/** Cited documents from outside the repository. */
const foreign =
  /\bspecification,? \d|\bsection \d|\bdecisions, |\(decisions\)|\bdecision \d{4}\b|\barchitecture, rule|\bperformance,? [\dA-Z]|(?<![\w/-])\d{4}-[a-z-]+\.md/i;

const faultsOf = (comment: string): string[] => [
  ...[...comment.matchAll(/\bdocs\/[\w/-]+\.md/g)].flatMap(({ 0: path, index }) => {
    const fault = missing(path, comment.slice(index + path.length));
    return fault === null ? [] : [fault];
  }),
  ...(foreign.exec(comment.replace(/\bdocs\/[\w/-]+\.md/g, '')) ?? []),
];

describe('citations', () => {
  it('in comments name documents and headings of the repository', () => {
    const faults = files.flatMap((file) =>
      commentsOf(readFileSync(file, 'utf8')).flatMap((comment) =>
        faultsOf(comment).map((fault) => `${file}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('in documents name files of the repository', () => {
    const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`);
    const absent = ['README.md', ...documents].flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?<![\w/@.-])(?:app|components|docs|lib|messages|scripts|tests)\/[\w./-]*\w\.(?:css|json|md|mjs|tsx?)\b/g,
        ),
      ]
        .filter(([path]) => !existsSync(path))
        .map(([path]) => `${file}: ${path}`),
    );
    expect(absent).toEqual([]);
  });

  it('are reported when wrong', () => {
    const wrong = [
      'The gates. docs/domain.md, Gatekeepers.',
      'The gates. docs/domain.md, Gate.',
      'The budget. docs/domain.md, rule 99.',
      'The front. docs/front.md.',
      'Specification 2.7, Search.',
      'The sites (specification 2.1).',
      'Decisions, Life cycles.',
      'The hosts (decisions, Name and hosts).',
      'Architecture, rule 3.',
      'Performance, Techniques 1.',
      'Performance 4.',
      'Decision 0022.',
      'docs/decisions/0019-code.md, 0020-guess.md.',
    ];
    for (const comment of wrong) expect(faultsOf(comment), comment).toHaveLength(1);
    const right = [
      'docs/domain.md, Gates.',
      'A rule (docs/domain.md, rules 20 and 32).',
      'docs/domain.md, Certificate, launch and agent offer.',
      'docs/domain.md, Life cycles, draws each.',
      'Language negotiation. RFC 9110, 12.5.4.',
      'docs/decisions/0019-code.md; docs/decisions/0020-guess.md.',
      'Holds a decision and waits.',
    ];
    for (const comment of right) expect(faultsOf(comment), comment).toEqual([]);
    expect(commentsOf('/** A.\n * docs/domain.md,\n * Gates. */ const a = "//b"; // c')).toEqual([
      '/** A. docs/domain.md, Gates. */',
      '// c',
    ]);
  });
});
