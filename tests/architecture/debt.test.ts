import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Debt, measures, risen, sumOf, type Tree } from './debt';
import written from './debt.json';
import terms from './file-name.json';
import { graphOf, readTexts } from './graph';

type Name = keyof typeof measures;

const treeOf = (texts: ReadonlyMap<string, string>): Tree => ({
  texts,
  graph: graphOf(new Map([...texts].filter(([file]) => !file.endsWith('.css')))),
});
const sheets = readdirSync('app').filter((name) => name.endsWith('.css'));
const tree = treeOf(
  new Map([...readTexts(), ...sheets.map((name) => [`app/${name}`, readFileSync(`app/${name}`, 'utf8')] as const)]),
);

const git = (input: string, ...args: string[]): Buffer =>
  execFileSync('git', args, { input, stdio: ['pipe', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });

/** File contents at a commit. */
function textsAt(commit: string, files: readonly string[]): [string, string][] {
  const output = git(files.map((file) => `${commit}:${file}\n`).join(''), 'cat-file', '--batch');
  let start = 0;
  return files.map((file) => {
    const end = output.indexOf('\n', start);
    const size = Number(output.toString('utf8', start, end).split(' ')[2]);
    start = end + size + 2;
    return [file, output.toString('utf8', end + 1, end + 1 + size)];
  });
}

/** The product at the merge base with main; the current tree if there is no repository. */
function treeBefore(): Tree {
  const texts = new Map(tree.texts);
  try {
    const base = git('', 'merge-base', 'main', 'HEAD').toString().trim();
    const changes = git('', 'diff', '--name-status', '--no-renames', base, '--', 'app', 'components', 'lib')
      .toString()
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([, file = '']) => /\.(?:tsx?|css)$/.test(file) && !file.endsWith('.d.ts'));
    for (const [, file = ''] of changes) texts.delete(file);
    const there = changes.flatMap(([state, file = '']) => (state === 'A' ? [] : file));
    for (const [file, text] of textsAt(base, there)) texts.set(file, text);
  } catch {
    return tree;
  }
  return treeOf(texts);
}
let before: Tree | null = null;

function grown(name: Name): string[] {
  before ??= treeBefore();
  return risen(measures[name](tree), measures[name](before));
}

const now = Object.fromEntries(Object.entries(measures).map(([name, measure]) => [name, sumOf(measure(tree))])) as Debt;
// `npm run check -- --ratchet` stores lower counts.
if (process.env.RATCHET === '1') {
  const min = Object.entries(now).map(([name, number]) => [name, Math.min(number, written[name as Name] ?? number)]);
  writeFileSync('tests/architecture/debt.json', `${JSON.stringify(Object.fromEntries(min), null, 2)}\n`);
}

describe('debt', () => {
  it.each(Object.keys(measures) as Name[])('does not increase: %s', (name) => {
    const max = written[name];
    const files = now[name] > max ? grown(name) : [];
    expect(now[name], `${max} → ${now[name]}\n${files.join('\n')}`).toBeLessThanOrEqual(max);
  });
  it('has a measure for every stored number', () =>
    expect(Object.keys(written).sort()).toEqual(Object.keys(measures).sort()));
});

describe('the terms allowed as file names of nouns', () => {
  it('are sorted and unique', () => expect(terms).toEqual([...new Set(terms)].sort()));
  it('are each used by a file', () => {
    const names = new Set([...tree.texts.keys()].map((file) => basename(file).replace(/\.tsx?$/, '')));
    expect(terms.filter((term) => !names.has(term))).toEqual([]);
  });
});

const planted = (files: Record<string, string>): Tree => treeOf(new Map(Object.entries(files)));
const inFile =
  (file: string) =>
  (...texts: string[]): Tree =>
    planted({ [file]: texts.join('\n') });
const inQueries = inFile('lib/showroom/queries.ts');
const inCard = inFile('components/showroom/showroom-card.tsx');

/** For each measure, code that must count exactly once, and similar code that must not count. */
const cases: Record<Name, { counted: readonly Tree[]; sound: readonly Tree[]; times?: number }> = {
  'folders of lib in a knot': {
    counted: [
      planted({
        'lib/showroom/zone/queries.ts': "import { card } from '@/lib/launch/card/queries';",
        'lib/launch/card/queries.ts': "import type { Showroom } from '@/lib/showroom/types';",
        'lib/showroom/types.ts': '',
        'lib/agent/own.ts': "import { zone } from '@/lib/showroom/zone/queries';",
      }),
    ],
    times: 2,
    sound: [
      planted({
        'lib/showroom/zone/queries.ts': "import { card } from '@/lib/launch/card/queries';",
        'lib/site/seo/showroom/metadata.ts': "import { zone } from './zone';",
        'lib/launch/card/queries.ts': '',
      }),
    ],
  },
  'folders of components in a knot': {
    counted: [
      planted({
        'components/showroom/zone.tsx': "import { Card } from '@/components/launch/card';",
        'components/launch/card.tsx': "import type { Showroom } from '../showroom/types';",
        'components/showroom/types.ts': '',
      }),
    ],
    times: 2,
    sound: [
      planted({
        'components/showroom/zone.tsx': "import { Card } from '@/components/launch/card';",
        'components/launch/card.tsx': '',
      }),
    ],
  },
  'files in a circle, types included': {
    times: 2,
    counted: [
      planted({
        'lib/showroom/rules.ts': "import type { Showroom } from './schema';",
        'lib/showroom/schema.ts': "import { most } from './rules';",
      }),
    ],
    sound: [
      planted({ 'lib/showroom/rules.ts': "import type { Showroom } from './schema';", 'lib/showroom/schema.ts': '' }),
    ],
  },
  'bytes of style sheets by hand, without white space': {
    counted: [inFile('app/showroom-home.css')('/* More. */', 'a { }')],
    times: 3,
    sound: [inFile('app/showroom-home.css')('/* Nothing. */'), inFile('components/showroom/showroom.css')('a { }')],
  },
  'class names that begin with btn': {
    counted: [inCard('<a className="btn p l">'), inCard('<a className={`btn p`}>')],
    sound: [inCard('<a className="btn-row">'), inCard('// className="btn"')],
  },
  'dialogs by hand': {
    counted: [inCard('<dialog ref={box}>')],
    sound: [inCard('<Dialog ref={box}>'), inCard('/** A `<dialog>` it is not. */')],
  },
  'rows of statements with an asserted type': {
    counted: [
      inQueries('await rows<{ id: number }>(tx, sql`select 1`)'),
      inQueries('await rows<{ names: Record<string, string> }>(', '  tx,', '  sql`select 1`,', ')'),
    ],
    sound: [inQueries('tx.select({ id: showroom.id }).from(showroom)'), inQueries('// rows<Row>(tx, sql`select 1`)')],
  },
  'assertions over unknown': {
    counted: [inQueries('const a = b as unknown as Showroom;')],
    sound: [inQueries('const a = b as unknown;')],
  },
  'asserted types': {
    counted: [
      inQueries('const a = b as Showroom;'),
      inQueries('const a = b as unknown as Showroom;'),
      inQueries("const a = b as 'x' | 'y';"),
      inQueries('const a = b as { id: number };'),
      inQueries('const a = b as (Showroom | null)[];'),
      inQueries('const a = b as string;'),
    ],
    sound: [
      inQueries('const a = [1] as const;'),
      inQueries("import { type A as B } from '@/lib/showroom/types';"),
      inQueries("import * as Showroom from '@/lib/showroom/types';"),
      inQueries('export { a as B };'),
      inQueries('// One may see it as Showroom does.'),
      inQueries('sql`with one as (select id as "showroomId" from showroom)`'),
    ],
  },
  'databases that are not called db or tx': {
    counted: [inQueries('function read(on: Db, id: number) {}'), inQueries('const read = (connection?: Db) => 1;')],
    sound: [inQueries('function read(db: Db) {}'), inQueries('function read(tx: Transaction, id: number) {}')],
  },
  'names that a reader must translate': {
    counted: [inQueries('const held = 1;'), inQueries('function read(told: string) {}'), inCard('let most = 3;')],
    sound: [
      ...[inQueries('const holder = 1;'), inQueries('// What was said, told: nothing.'), inCard('let max = 3;')],
      inQueries('const view = { id, most: maxItems(id), gone: 410 };'),
    ],
  },
  'calls by address instead of contract': {
    counted: [inCard("await call<Showroom>('/api/showroom', {})"), inCard('call(`/api/showroom/save`, {})')],
    sound: [inCard("await callContract('/api/showroom', {})"), inCard("link.call('/api/showroom', {})")],
  },
  'files at the database that do not say server-only': {
    counted: [
      planted({
        'lib/showroom/queries.ts': "import { showroom } from '@/lib/platform/db/schema/showroom';",
        'lib/platform/db/schema/showroom.ts': "import { serial } from 'drizzle-orm/pg-core';",
      }),
      inQueries("import { sql } from 'drizzle-orm';"),
    ],
    sound: [
      inQueries("import 'server-only';", "import { sql } from 'drizzle-orm';"),
      inQueries("import type { SQL } from 'drizzle-orm';"),
      planted({
        'lib/showroom/queries.ts': "import { states } from '@/lib/platform/db/schema/showroom-state';",
        'lib/platform/db/schema/showroom-state.ts': '',
      }),
    ],
  },
  'decisions by device outside of style sheets': {
    counted: [inCard("device === 'm' ? <Phone /> : <Desk />"), inCard("device !== 'd' && <Phone />")],
    sound: [inCard('<div className="m:hidden">')],
  },
  'files of nouns with a name of their own': {
    counted: [inFile('lib/showroom/mend.ts')('')],
    sound: [inQueries(''), inFile('lib/showroom/edit/rules.ts')(''), inFile('lib/platform/gateway/decide.ts')('')],
  },
  'files of more than 250 lines': {
    counted: [inQueries(...Array.from({ length: 251 }, () => ';'), '')],
    sound: [inQueries(...Array.from({ length: 250 }, () => ';'), '')],
  },
  'imports of a component that components/ui has its like of': {
    counted: [
      planted({
        'components/showroom/showroom-card.tsx': "import { Note } from '@/components/form/note';",
        'components/form/note.tsx': '',
      }),
    ],
    sound: [
      planted({
        'components/showroom/showroom-card.tsx': "import { Note } from '@/components/ui/note';",
        'components/ui/note.tsx': '',
      }),
    ],
  },
};

describe.each(Object.entries(cases))('%s', (name, { counted, sound, times = 1 }) => {
  const count = (one: Tree) => sumOf(measures[name as Name](one));
  it('are counted in code that has them', () => expect(counted.map(count)).toEqual(counted.map(() => times)));
  it('are not counted in similar code without them', () => expect(sound.map(count)).toEqual(sound.map(() => 0)));
});

describe('an increase', () => {
  it('lists the files with a higher count', () => {
    const old = new Map([
      ['a.ts', 1],
      ['b.ts', 2],
      ['c.ts', 1],
    ]);
    const found = new Map([
      ['a.ts', 1],
      ['b.ts', 3],
      ['d.ts', 1],
    ]);
    expect(risen(found, old)).toEqual(['b.ts: 2 → 3', 'd.ts: 0 → 1']);
  });
});
