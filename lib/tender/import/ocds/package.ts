import { assertPast, readInstant } from '@/lib/platform/import/date';
import { type JsonPart, type JsonSpan, parseRest, parseSpan, scanJson } from '@/lib/platform/import/json';
import { accepted, Refusal, type RefusedEntry, valueOrNull } from '@/lib/platform/import/refusal';
import { line } from '@/lib/platform/import/text';
import type { EntryPart, TenderDefaults } from '@/lib/tender/import/types';

type Json = Record<string, unknown>;
export type OcdsContext = { name: string; now: Date; assumed: TenderDefaults; refused: (one: RefusedEntry) => void };

// In bytes; the largest releases with their documents are below one megabyte.
const releaseLimit = 16 * 2 ** 20;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

// Tie-break for releases with equal date: the later stage wins.
const steps = [
  'planning',
  'planningUpdate',
  'tender',
  'tenderAmendment',
  'tenderUpdate',
  'tenderCancellation',
  'award',
  'awardUpdate',
  'awardCancellation',
  'contract',
  'contractUpdate',
  'contractAmendment',
  'implementation',
  'implementationUpdate',
  'contractTermination',
  'compiled',
];

function identifier(value: unknown, name: 'ocid' | 'id'): string {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? line(value, 1000) : '';
  if (!text) throw new Refusal(name, `a release without ${name}`);
  if (text.length > 300) throw new Refusal(name, `its ${name} is longer than 300 characters`);
  return text;
}

/** The publisher of a process: from the package, else the ocid's prefix. */
function sourceOf(meta: unknown, ocid: string): string {
  const publisher = isObject(meta) && isObject(meta.publisher) ? meta.publisher.name : null;
  const given = typeof publisher === 'string' ? line(publisher, 200) : '';
  return given || (/^ocds-[^-]+/.exec(ocid)?.[0] ?? 'OCDS');
}

type ReleaseSource = { raw: unknown; ocid?: unknown; published?: unknown };

function entryOf({ raw, ...outer }: ReleaseSource, place: string, meta: unknown, { now }: OcdsContext): EntryPart {
  if (!isObject(raw)) throw new Refusal('field', 'is no object');
  const ocid = identifier(raw.ocid ?? outer.ocid, 'ocid');
  const releaseId = identifier(raw.id, 'id');
  if (typeof raw.date !== 'string') throw new Refusal('date', 'a release without date');
  const date = readInstant(raw.date);
  assertPast(date, now);
  const tags = list(raw.tag).filter((tag): tag is string => typeof tag === 'string');
  if (tags.length === 0) throw new Refusal('field', 'tag: none is given');
  return {
    place: `${place} (${ocid})`,
    source: sourceOf(meta, ocid),
    sourceId: ocid,
    // A compiled release keeps its id when recompiled.
    releaseId: tags.includes('compiled') ? `${releaseId}@${date}` : releaseId,
    date,
    published:
      (typeof outer.published === 'string' ? valueOrNull([], () => readInstant(outer.published as string)) : null) ??
      date,
    tag: line(tags.join(','), 200),
    order: Math.max(...tags.map((tag) => steps.indexOf(tag))),
    content: { release: Buffer.from(JSON.stringify(raw)) },
  };
}

/** The releases of a record: embedded ones, else the compiled release. */
function releasesOf(record: unknown): { place: string; source: ReleaseSource }[] {
  if (!isObject(record)) throw new Refusal('field', 'is no object');
  const releases = list(record.releases);
  const dates = releases.flatMap((one) => (isObject(one) && typeof one.date === 'string' ? [one.date] : []));
  const outer = { ocid: record.ocid, published: dates.sort()[0] };
  if (releases.length > 0 && releases.every((one) => isObject(one) && !('url' in one)))
    return releases.map((raw, index) => ({
      place: `.releases[${index}]`,
      source: { raw, ...outer },
    }));
  if (isObject(record.compiledRelease))
    return [{ place: '.compiledRelease', source: { raw: record.compiledRelease, ...outer } }];
  throw new Refusal('ocds', 'a record with neither releases nor a compiled release');
}

function entriesOf(
  bytes: Buffer,
  span: JsonSpan,
  place: string,
  kind: string,
  meta: unknown,
  reading: OcdsContext,
): EntryPart[] {
  const load = () => {
    if (span.to - span.from > releaseLimit) throw new Refusal('size', `more than ${releaseLimit} bytes`);
    return parseSpan(bytes, span);
  };
  const read = () => (kind === 'records' ? releasesOf(load()) : [{ place: '', source: { raw: load() } }]);
  return (accepted(reading.refused, place, read) ?? []).flatMap(({ place: inner, source }) => {
    const at = `${place}${inner}`;
    return accepted(reading.refused, at, () => entryOf(source, at, meta, reading)) ?? [];
  });
}

/** A package's metadata; bare releases have none. */
function metaOf(bytes: Buffer, part: JsonPart): unknown {
  const rest = parseRest(bytes, part);
  const isPackage = part.lists.length > 0 || (isObject(rest) && ('ocid' in rest || 'tag' in rest));
  if (!isPackage) throw new Refusal('ocds', 'holds neither releases nor records');
  return rest;
}

/**
 * The releases of an OCDS release or record package, or of consecutive releases.
 * @throws Refusal json or ocds if the document is neither
 */
export async function readOcds(bytes: Buffer, reading: OcdsContext): Promise<EntryPart[]> {
  const parts = await scanJson(bytes, ['releases', 'records']);
  const entries: EntryPart[] = [];
  for (const [number, part] of parts.entries()) {
    const meta = metaOf(bytes, part);
    const at = `${reading.name}${parts.length > 1 ? ` line ${number + 1}` : ''}`;
    if (part.lists.length === 0) entries.push(...entriesOf(bytes, part, at, 'releases', null, reading));
    for (const { name, elements } of part.lists)
      for (const [index, span] of elements.entries())
        entries.push(...entriesOf(bytes, span, `${at} ${name}[${index}]`, name, meta, reading));
  }
  return entries;
}
