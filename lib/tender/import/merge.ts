import { isDeepStrictEqual } from 'node:util';
import { accepted, Refusal, type RefusedEntry } from '@/lib/platform/import/refusal';
import { draftOf, type StoredTender } from './queries';
import { applied, completed, type Draft, emptyDraft, filled, type SectorIds } from './state';
import type { TenderDefaults, TenderEntry, TenderState } from './types';
import type { Outcome } from './write';

type Merging = {
  sectors: SectorIds;
  assumed: TenderDefaults;
  refused: (one: RefusedEntry) => void;
  left: (one: RefusedEntry) => void;
};

const inTime = (a: TenderEntry, b: TenderEntry) => a.date.localeCompare(b.date) || a.order - b.order;

/** Normalises through JSON, since stored states have no undefined. */
const stored = (state: TenderState): TenderState => JSON.parse(JSON.stringify(state)) as TenderState;
const isSame = (a: TenderState, b: TenderState) =>
  isDeepStrictEqual({ ...a, releasedAt: '' }, { ...b, releasedAt: '' });

/** Truncates to seconds as stored in the database; fractions would look like a change. */
const toSecond = <T extends string | null>(instant: T): T => (instant?.replace(/\.\d+Z$/, 'Z') ?? null) as T;
const rounded = (state: TenderState): TenderState => ({
  ...state,
  publishedAt: toSecond(state.publishedAt),
  deadlineAt: toSecond(state.deadlineAt),
  openingAt: toSecond(state.openingAt),
  releasedAt: toSecond(state.releasedAt),
});

/** Applies all releases of a process in chronological order. */
function run(
  start: Draft,
  entries: readonly TenderEntry[],
  known: ReadonlySet<string>,
  { sectors, refused, left }: Merging,
) {
  let [draft, before]: [Draft, unknown] = [start, null];
  const taken: TenderEntry[] = [];
  for (const entry of entries) {
    const read = accepted(refused, entry.place, () => entry.read(before));
    if (!read) continue;
    before = read.together;
    if (known.has(entry.releaseId)) continue;
    const isLate = draft.releasedAt !== '' && toSecond(entry.date) < toSecond(draft.releasedAt);
    draft = isLate ? filled(draft, entry, read.patch) : applied(draft, entry, read.patch, sectors);
    for (const one of read.patch.unread ?? []) left({ place: entry.place, ...one });
    taken.push(entry);
  }
  return { draft, taken };
}

const once = (entries: readonly TenderEntry[]) => {
  const seen = new Set<string>();
  return entries.filter(({ releaseId }) => !seen.has(releaseId) && seen.add(releaseId));
};

/**
 * Merges a process (`existing`; undefined if new) with its releases in this import. If all known releases are included, it
 * is rebuilt; otherwise releases older than the latest known one only fill gaps.
 * @returns null if unchanged or incomplete; the latter is reported for every release
 */
export function mergeProcess(
  existing: StoredTender | undefined,
  given: readonly TenderEntry[],
  merging: Merging,
): Outcome | null {
  const { assumed, refused } = merging;
  const entries = once([...given].sort(inTime));
  const [first] = entries;
  if (!first || (existing && entries.every(({ releaseId }) => existing.releases.has(releaseId)))) return null;
  const names = new Set(entries.map(({ releaseId }) => releaseId));
  const isWhole = !existing || [...existing.releases].every((name) => names.has(name));
  const draft: Draft = isWhole ? emptyDraft(first, assumed) : draftOf(existing);
  if (existing?.state.status === 'withdrawn') draft.status = 'withdrawn';
  const known: ReadonlySet<string> = isWhole || !existing ? new Set() : existing.releases;
  const { draft: after, taken } = run(draft, entries, known, merging);
  if (taken.length === 0) return null;
  try {
    const state = stored(rounded(completed(after, assumed)));
    const releases = taken.filter(({ releaseId }) => !existing?.releases.has(releaseId));
    return { id: existing?.id ?? null, state, changed: !existing || !isSame(existing.state, state), releases };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const { place } of taken) refused({ place, reason: error.reason, detail: error.detail });
    return null;
  }
}
