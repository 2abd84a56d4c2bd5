import { describe, expect, it } from 'vitest';
import { cyclesOf, type Edge, type Graph, importsOf, reachedFrom, roomOf } from './graph';
import { rules } from './rules';

type Rule = keyof typeof rules;
type Marks = { serverOnly?: readonly string[]; client?: readonly string[] };

const value = (from: string, to: string): Edge => ({ from, to, kind: 'value' });
const type = (from: string, to: string): Edge => ({ from, to, kind: 'type' });
const lazy = (from: string, to: string): Edge => ({ from, to, kind: 'lazy' });

function graphOf(edges: readonly Edge[], { serverOnly = [], client = [] }: Marks = {}): Graph {
  const names = [...edges.flatMap(({ from, to }) => [from, to]), ...serverOnly, ...client];
  const marks = (name: string) => ({ serverOnly: serverOnly.includes(name), client: client.includes(name) });
  return { edges: [...edges], files: new Map(names.map((name) => [name, marks(name)])) };
}

const queries = 'lib/showroom/queries.ts';
const onServer: Marks = { serverOnly: [queries] };

/** For each rule, graphs that break it, and a similar one that does not. */
const planted: Record<Rule, { broken: readonly Graph[]; sound: Graph }> = {
  'lib imports neither components nor app': {
    broken: [
      graphOf([value('lib/showroom/types.ts', 'components/showroom/prose.tsx')]),
      graphOf([type('lib/showroom/edit/types.ts', 'app/layout.tsx')]),
    ],
    sound: graphOf([value('components/showroom/prose.tsx', 'lib/showroom/types.ts')]),
  },
  'components import nothing of app but style sheets': {
    broken: [
      graphOf([value('components/showroom/prose.tsx', 'app/load.ts')]),
      graphOf([type('components/showroom/center/setup.tsx', 'app/load.ts')]),
    ],
    sound: graphOf([value('app/load.ts', 'components/showroom/prose.tsx')]),
  },
  'every file of lib is on a floor': {
    broken: [
      graphOf([value('lib/widget/queries.ts', 'lib/platform/db/client.ts')]),
      graphOf([type('lib/widget.ts', 'server.ts')]),
    ],
    sound: graphOf([value('lib/site/search/read.ts', 'lib/product/queries.ts')]),
  },
  'a noun imports only the nouns before it': {
    broken: [
      graphOf([value('lib/company/queries.ts', 'lib/product/queries.ts')]),
      graphOf([type('lib/reference/types.ts', 'lib/staff/types.ts')]),
    ],
    sound: graphOf([value('lib/product/queries.ts', 'lib/company/queries.ts')]),
  },
  'only scripts and server.ts import the server': {
    broken: [
      graphOf([value('app/api/health/route.ts', 'lib/server/renderer/start.ts')]),
      graphOf([type('components/ui/card.tsx', 'lib/server/renderer/message.ts')]),
    ],
    sound: graphOf([value('server.ts', 'lib/server/renderer/start.ts')]),
  },
  'the floors of lib import downwards': {
    broken: [
      graphOf([value('lib/product/detail.ts', 'lib/site/seo/json-ld.ts')]),
      graphOf([type('lib/site/feed/queries.ts', 'lib/server/renderer/message.ts')]),
      graphOf([type('lib/staff/queries.ts', 'lib/server/renderer/message.ts')]),
      graphOf([type('lib/platform/db/schema/tender.ts', 'lib/tender/types.ts')]),
      graphOf([value('lib/platform/http/client.ts', 'lib/account/client.ts')]),
      graphOf([value('lib/platform/log.ts', 'lib/audit/commands.ts')]),
    ],
    sound: graphOf([
      value('lib/platform/db/schema/tender.ts', 'lib/platform/body/types.ts'),
      value('lib/server/renderer/database-upkeep.ts', 'lib/site/feed/queries.ts'),
      value('lib/site/feed/queries.ts', 'lib/purchase/queries.ts'),
    ]),
  },
  'the folders of lib form no circle': {
    broken: [
      graphOf([
        value('lib/showroom/zone/queries.ts', 'lib/launch/card/queries.ts'),
        value('lib/launch/own.ts', 'lib/showroom/block.ts'),
      ]),
      graphOf([
        type('lib/showroom/zone/queries.ts', 'lib/launch/types.ts'),
        type('lib/launch/own.ts', 'lib/showroom/types.ts'),
      ]),
      graphOf([
        value('lib/showroom/edit/item/write.ts', 'lib/launch/card/queries.ts'),
        lazy('lib/launch/review/read.ts', 'lib/showroom/metadata.ts'),
      ]),
      graphOf([
        value('lib/platform/log.ts', 'lib/platform/http/field.ts'),
        type('lib/platform/http/input.ts', 'lib/platform/log.ts'),
      ]),
      graphOf([
        value('lib/showroom/zone/queries.ts', 'lib/launch/card/queries.ts'),
        value('lib/launch/own.ts', 'lib/agent/own.ts'),
        type('lib/agent/types.ts', 'lib/showroom/types.ts'),
      ]),
    ],
    sound: graphOf([
      value('lib/showroom/zone/queries.ts', 'lib/launch/card/queries.ts'),
      value('lib/showroom/edit/item/write.ts', 'lib/showroom/metadata.ts'),
      value('lib/showroom/metadata.ts', 'lib/showroom/edit/types.ts'),
    ]),
  },
  'the folders of components form no circle': {
    broken: [
      graphOf([
        value('components/showroom/center/setup.tsx', 'components/product/detail/head.tsx'),
        type('components/product/card.tsx', 'components/showroom/types.ts'),
      ]),
    ],
    sound: graphOf([
      value('components/showroom/center/setup.tsx', 'components/showroom/prose.tsx'),
      type('components/showroom/prose.tsx', 'components/showroom/center/types.ts'),
    ]),
  },
  'primitives import no other component': {
    broken: [
      graphOf([value('components/ui/card.tsx', 'components/form/field.tsx')]),
      graphOf([type('components/ui/card.tsx', 'components/showroom/types.ts')]),
    ],
    sound: graphOf([value('components/ui/card.tsx', 'components/ui/icon.tsx')]),
  },
  'the values of files form no circle': {
    broken: [
      graphOf([value('lib/showroom/a.ts', 'lib/showroom/b.ts'), value('lib/showroom/b.ts', 'lib/showroom/a.ts')]),
    ],
    sound: graphOf([value('lib/showroom/a.ts', 'lib/showroom/b.ts'), type('lib/showroom/b.ts', 'lib/showroom/a.ts')]),
  },
  'components get their data as props; a section alone reads': {
    broken: [
      graphOf([value('components/showroom/prose.tsx', queries)], onServer),
      graphOf(
        [
          value('components/showroom/center/setup.tsx', 'lib/showroom/names.ts'),
          value('lib/showroom/names.ts', queries),
        ],
        onServer,
      ),
      graphOf([lazy('components/showroom/prose.tsx', queries)], onServer),
    ],
    sound: graphOf(
      [value('components/showroom/prose-section.tsx', queries), type('components/showroom/prose.tsx', queries)],
      onServer,
    ),
  },
  'pages and components leave the database to queries': {
    broken: [
      graphOf([value('app/api/health/route.ts', 'lib/platform/db/client.ts')]),
      graphOf([type('components/trade/badge.tsx', 'lib/platform/db/schema/trade-state.ts')]),
    ],
    sound: graphOf([value('app/api/health/route.ts', queries)]),
  },
  'the gateway decides without data': {
    broken: [
      graphOf(
        [value('middleware.ts', 'lib/platform/gateway/decide.ts'), value('lib/platform/gateway/decide.ts', queries)],
        onServer,
      ),
      graphOf([value('lib/platform/routes/table.ts', queries)], onServer),
    ],
    sound: graphOf([value('lib/platform/gateway/decide.ts', 'lib/platform/routes/table.ts')], onServer),
  },
  'what reaches the database says server-only': {
    broken: [
      graphOf([value('lib/showroom/edit/item/write.ts', 'lib/platform/db/client.ts')]),
      graphOf([type('lib/showroom/save.ts', 'lib/platform/db/transaction.ts')]),
    ],
    sound: graphOf([value(queries, 'lib/platform/db/client.ts')], onServer),
  },
  'queries, commands and read-list say server-only': {
    broken: [
      graphOf([value('lib/showroom/edit/commands.ts', 'lib/showroom/types.ts')]),
      graphOf([value('lib/showroom/read-list.ts', 'lib/showroom/types.ts')]),
    ],
    sound: graphOf([value(queries, 'lib/showroom/types.ts')], onServer),
  },
  'schema, call, types, constants, rules and client run in the browser too': {
    broken: [
      graphOf([value('lib/showroom/edit/schema.ts', queries)], onServer),
      graphOf(
        [value('lib/showroom/rules.ts', 'lib/showroom/names.ts'), value('lib/showroom/names.ts', queries)],
        onServer,
      ),
    ],
    sound: graphOf([type('lib/showroom/rules.ts', queries), value(queries, 'lib/showroom/rules.ts')], onServer),
  },
  'no client component leads to the server': {
    broken: [
      graphOf(
        [value('components/showroom/setup.tsx', 'lib/showroom/names.ts'), value('lib/showroom/names.ts', queries)],
        {
          ...onServer,
          client: ['components/showroom/setup.tsx'],
        },
      ),
    ],
    sound: graphOf([value('components/showroom/setup-section.tsx', 'components/showroom/setup.tsx')], {
      ...onServer,
      client: ['components/showroom/setup.tsx'],
    }),
  },
  'files have names that say what they hold': {
    broken: [
      graphOf([value('lib/showroom/utils.ts', 'lib/showroom/types.ts')]),
      graphOf([value('components/common/card.tsx', 'lib/showroom/types.ts')]),
      graphOf([value('components/showroom/ShowroomCard.tsx', 'lib/showroom/types.ts')]),
    ],
    sound: graphOf([value('components/showroom/showroom-card.tsx', 'lib/showroom/types.ts')]),
  },
  'the demo is reached by one lazy hook': {
    broken: [
      graphOf([value('lib/platform/storage/variant-cache.ts', 'lib/demo/drawing.ts')]),
      graphOf([lazy('lib/platform/storage/variant-cache.ts', 'lib/demo/drawing.ts')]),
      graphOf([type('lib/server/renderer/command.ts', 'lib/demo/load.ts')]),
      graphOf([value('lib/server/renderer/demo.ts', 'lib/demo/load.ts')]),
    ],
    sound: graphOf([
      lazy('lib/server/renderer/demo.ts', 'lib/demo/load.ts'),
      value('lib/demo/load.ts', 'lib/demo/art/draw.ts'),
    ]),
  },
};

describe.each(Object.entries(planted))('%s', (name, { broken, sound }) => {
  const rule = rules[name as Rule];
  it.each(
    broken.map((graph) => [graph.edges.map(({ from, to, kind }) => `${kind} ${from} → ${to}`).join(', '), graph]),
  )('finds %s', (_, graph) => expect(rule(graph as Graph)).not.toEqual([]));
  it('accepts a sound graph', () => expect(rule(sound)).toEqual([]));
});

describe('imports', () => {
  it.each([
    ["import { a } from '@/lib/a';", 'value'],
    ["import a, { type B } from '@/lib/a';", 'value'],
    ["import { a, type B } from '@/lib/a';", 'value'],
    ["import * as a from '@/lib/a';", 'value'],
    ["import '@/lib/a';", 'value'],
    ["export { a } from '@/lib/a';", 'value'],
    ["export * from '@/lib/a';", 'value'],
    ["import {\n  a,\n  b,\n} from '@/lib/a';", 'value'],
    ["import type { A } from '@/lib/a';", 'type'],
    ["import { type A, type B } from '@/lib/a';", 'type'],
    ["import {\n  type A,\n  type B,\n} from '@/lib/a';", 'type'],
    ["export type { A } from '@/lib/a';", 'type'],
    ["type A = typeof import('@/lib/a');", 'type'],
    ["const { a } = await import('@/lib/a');", 'lazy'],
  ])('reads %s', (text, kind) => expect(importsOf(text)).toEqual([{ specifier: '@/lib/a', kind }]));

  it('are separated when several are on one line', () =>
    expect(importsOf("import 'server-only';\nimport type { A } from './a';\nimport { b } from './b';\n")).toEqual([
      { specifier: 'server-only', kind: 'value' },
      { specifier: './a', kind: 'type' },
      { specifier: './b', kind: 'value' },
    ]));
});

describe('the graph', () => {
  it('distinguishes rooms at the second level', () =>
    expect(
      [
        'lib/showroom/edit/item/write.ts',
        'components/showroom/prose.tsx',
        'lib/platform/http/client.ts',
        'lib/platform/log.ts',
        'server.ts',
      ].map(roomOf),
    ).toEqual(['lib/showroom', 'components/showroom', 'lib/platform/http', 'lib/platform/log.ts', 'server.ts']));
  it('shows the path of a cycle', () =>
    expect(
      cyclesOf([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
        ['c', 'd'],
      ]),
    ).toEqual(['a → b → c → a']));
  it('shows the path to modules reached by values only', () =>
    expect([
      ...reachedFrom(graphOf([value('a', 'b'), value('b', 'c'), type('a', 'd'), lazy('a', 'e')]), ['a']),
    ]).toEqual([
      ['a', 'a'],
      ['b', 'a → b'],
      ['c', 'a → b → c'],
    ]));
});
