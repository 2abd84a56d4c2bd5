import { isSegmentRender } from './render-context';

type Segments = Map<string, Buffer>;
type Collect = () => Promise<Segments>;
type Deferral = { defer: (data: Buffer, collect: Collect) => Promise<Segments>; waiting: WeakMap<Segments, Collect> };

const slot = Symbol.for('geco.segment-data');
const root = globalThis as typeof globalThis & { [slot]?: Deferral };

/**
 * Next writes the data of each page a second time, a part for each segment, which only a prefetch reads. Has it written
 * when a prefetch first asks for it (docs/decisions/0065-segments.md).
 */
export function deferSegments(): void {
  const waiting: Deferral['waiting'] = new WeakMap();
  const defer = async (data: Buffer, collect: Collect): Promise<Segments> => {
    // Next writes an entry as JSON only to learn its length; a buffer would become a list of numbers.
    Object.defineProperty(data, 'toJSON', { value: () => '' });
    if (isSegmentRender()) return collect();
    const segments: Segments = new Map();
    waiting.set(segments, collect);
    return segments;
  };
  root[slot] = { defer, waiting };
}

/** Fills the segments of a page if they were put off. */
export async function fillSegments(segments: Segments | undefined): Promise<void> {
  const collect = segments && root[slot]?.waiting.get(segments);
  if (!collect) return;
  for (const [path, data] of await collect()) segments.set(path, data);
  root[slot]?.waiting.delete(segments);
}
