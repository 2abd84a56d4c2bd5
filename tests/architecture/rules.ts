import { cyclesOf, type Edge, type Graph, reachedFrom, roomOf } from './graph';

/** The nouns of lib, in order: each imports only those before it, types included. */
const nouns = [
  'reference',
  'legal',
  'port',
  'standing',
  'upload',
  'audit',
  'notification',
  'review',
  'certificate',
  'property',
  'search',
  'listing',
  'company',
  'portal',
  'content',
  'directory',
  'product',
  'fair',
  'launch',
  'agent',
  'showroom',
  'purchase',
  'quotation',
  'chat',
  'report',
  'stats',
  'tender',
  'country',
  'footprint',
  'account',
  'staff',
] as const;

/** The index of a file's noun; -1 if it has none. */
const nounOf = (file: string): number => nouns.findIndex((noun) => file.startsWith(`lib/${noun}/`));
/** The layer of a lib file, from the bottom; -1 if none. The demo may import everything but the server. */
const floorOf = (file: string): number => {
  if (nounOf(file) >= 0) return 1;
  return { platform: 0, site: 2, demo: 3, server: 4 }[file.split('/')[1] ?? ''] ?? -1;
};

const pure = /^lib\/(?!platform\/db\/|demo\/).+\/(?:schema|call|types|constants|rules|client)\.tsx?$/;
const reading = /^lib\/.+\/(?:queries|commands|read-list)\.ts$/;
const section = /-section\.tsx$/;
const database = /^lib\/platform\/db\/(?:client|transaction)\.ts$/;
const demo = /^lib\/demo\//;
const demoHook = 'lib/server/renderer/demo.ts';

const arrow = ({ from, to }: Edge): string => `${from} → ${to}`;
const offending = (graph: Graph, isWrong: (edge: Edge) => boolean): string[] => graph.edges.filter(isWrong).map(arrow);

const isServerOnly = (graph: Graph, file: string): boolean => graph.files.get(file)?.serverOnly ?? false;

/** Paths over value imports from the selected files to a server-only module. */
const waysToServer = (graph: Graph, isRoot: (file: string) => boolean): string[] =>
  [...reachedFrom(graph, [...graph.files.keys()].filter(isRoot))]
    .filter(([file]) => isServerOnly(graph, file))
    .map(([, way]) => way);

const roomCycles = (graph: Graph, top: string): string[] =>
  cyclesOf(
    graph.edges
      .filter(({ from, to }) => from.startsWith(top) && to.startsWith(top) && roomOf(from) !== roomOf(to))
      .map(({ from, to }) => [roomOf(from), roomOf(to)]),
  );

/** Rules for the product's imports, types included unless stated; each returns its violations. */
export const rules = {
  'lib imports neither components nor app': (graph) =>
    offending(graph, ({ from, to }) => from.startsWith('lib/') && /^(?:components|app)\//.test(to)),
  'components import nothing of app but style sheets': (graph) =>
    offending(graph, ({ from, to }) => from.startsWith('components/') && /^app\/.*(?<!\.css)$/.test(to)),
  'every file of lib is on a floor': (graph) =>
    [...graph.files.keys()].filter((file) => file.startsWith('lib/') && floorOf(file) < 0),
  'the floors of lib import downwards': (graph) =>
    offending(graph, ({ from, to }) => from.startsWith('lib/') && to.startsWith('lib/') && floorOf(from) < floorOf(to)),
  'a noun imports only the nouns before it': (graph) =>
    offending(graph, ({ from, to }) => nounOf(from) >= 0 && nounOf(from) < nounOf(to)),
  'only scripts and server.ts import the server': (graph) =>
    offending(graph, ({ from, to }) => /^(?:app|components)\//.test(from) && to.startsWith('lib/server/')),
  'the folders of lib form no circle': (graph) => roomCycles(graph, 'lib/'),
  'the folders of components form no circle': (graph) => roomCycles(graph, 'components/'),
  'primitives import no other component': (graph) =>
    offending(graph, ({ from, to }) => from.startsWith('components/ui/') && /^components\/(?!ui\/)/.test(to)),
  'the values of files form no circle': (graph) =>
    cyclesOf(graph.edges.filter(({ kind }) => kind !== 'type').map(({ from, to }) => [from, to])),
  'components get their data as props; a section alone reads': (graph) => {
    const reads = new Map<string, boolean>();
    const isReading = (file: string): boolean => {
      const known = reads.get(file) ?? waysToServer(graph, (one) => one === file).length > 0;
      reads.set(file, known);
      return known;
    };
    return offending(
      graph,
      ({ from, to, kind }) =>
        from.startsWith('components/') &&
        !section.test(from) &&
        kind !== 'type' &&
        to.startsWith('lib/') &&
        isReading(to),
    );
  },
  'pages and components leave the database to queries': (graph) =>
    offending(graph, ({ from, to }) => /^(?:app|components)\//.test(from) && to.startsWith('lib/platform/db/')),
  'the gateway decides without data': (graph) =>
    waysToServer(graph, (file) => /^(?:middleware\.ts$|lib\/platform\/(?:gateway|routes)\/)/.test(file)),
  'what reaches the database says server-only': (graph) =>
    offending(graph, ({ from, to }) => from.startsWith('lib/') && database.test(to) && !isServerOnly(graph, from)),
  'queries, commands and read-list say server-only': (graph) =>
    [...graph.files].filter(([file, { serverOnly }]) => reading.test(file) && !serverOnly).map(([file]) => file),
  'schema, call, types, constants, rules and client run in the browser too': (graph) =>
    waysToServer(graph, (file) => pure.test(file)),
  'no client component leads to the server': (graph) =>
    waysToServer(graph, (file) => graph.files.get(file)?.client ?? false),
  'files have names that say what they hold': (graph) =>
    [...graph.files.keys()]
      .filter(
        (file) =>
          /^(?:lib|components)\//.test(file) &&
          !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+[a-z0-9]+(?:-[a-z0-9]+)*(?:\.config)?\.tsx?$/.test(file),
      )
      .concat(
        [...graph.files.keys()].filter((file) =>
          /\/(?:utils?|helpers?|common|index|misc|shared)(?:\/|\.tsx?$)/.test(file),
        ),
      ),
  'the demo is reached by one lazy hook': (graph) =>
    offending(
      graph,
      ({ from, to, kind }) => demo.test(to) && !demo.test(from) && !(from === demoHook && kind === 'lazy'),
    ),
} as const satisfies Record<string, (graph: Graph) => string[]>;
