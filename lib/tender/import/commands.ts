import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { inBatches } from '@/lib/platform/import/batch';
import type { FetchRules } from '@/lib/platform/import/fetch';
import { eachSource } from '@/lib/platform/import/reader';
import type { RefusedEntry } from '@/lib/platform/import/refusal';
import { emptyReport, type ImportReport } from '@/lib/platform/import/report';
import { expire } from '@/lib/platform/pagestore/expiry';
import { tenderListTag, tenderTag } from '../tag';
import { entryOf } from './entry';
import { tenderJob } from './job';
import { mergeProcess } from './merge';
import { keyOf, loadStored } from './queries';
import type { SectorIds } from './state';
import type { TenderDefaults, TenderEntry } from './types';
import { type Outcome, writeTenders } from './write';

const batch = 250;

async function sectorIds(db: Db): Promise<SectorIds> {
  const found = await rows<{ key: string; id: number }>(db, sql`select key, id from category where parent_id is null`);
  return new Map(found.map(({ key, id }) => [key, id]));
}

type Group = [TenderEntry, ...TenderEntry[]];
type Work = { db: Db; assumed: TenderDefaults; sectors: SectorIds; report: ImportReport; progress: () => void };

/** Writes a batch of processes with all their releases in one transaction; expires their pages. */
async function writeBatch(groups: readonly Group[], { db, assumed, sectors, report }: Work): Promise<void> {
  const listed: RefusedEntry[] = [];
  const left: RefusedEntry[] = [];
  let unchanged = 0;
  const merging = {
    sectors,
    assumed,
    refused: (one: RefusedEntry) => void listed.push(one),
    left: (one: RefusedEntry) => void left.push(one),
  };
  const { outcomes, written } = await transaction(async (tx) => {
    const stored = await loadStored(
      tx,
      groups.map(([first]) => first),
    );
    const outcomes = groups.flatMap((entries): Outcome[] => {
      const before = listed.length;
      const one = mergeProcess(stored.get(keyOf(entries[0])), entries, merging);
      if (!one && listed.length === before) unchanged++;
      return one ? [one] : [];
    });
    return { outcomes, written: await writeTenders(tx, outcomes) };
  }, db);
  const count = (is: (one: Outcome) => boolean) => outcomes.filter(is).length;
  report.created += count(({ id }) => id === null);
  report.updated += count(({ id, changed }) => id !== null && changed);
  report.unchanged += unchanged + count(({ id, changed }) => id !== null && !changed);
  report.refused.push(...listed);
  report.left.push(...left);
  if (written.length) await expire([tenderListTag, ...written.map(tenderTag)]);
}

/** Groups entries by process, in order of first occurrence. */
const grouped = (entries: readonly TenderEntry[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return [...groups.values()];
};

const write = (entries: readonly TenderEntry[], work: Work): Promise<void> =>
  inBatches(grouped(entries), batch, {
    write: (part) => writeBatch(part, work),
    refuse: (group, detail) => {
      work.report.refused.push(...group.map(({ place }): RefusedEntry => ({ place, reason: 'stored', detail })));
    },
    after: work.progress,
  });

export type ImportOptions = {
  assumed?: TenderDefaults;
  rules?: FetchRules;
  now?: Date;
  progress?: (report: ImportReport) => void;
};

/**
 * Imports tenders: OCDS release and record packages and EU eForms notices, single, in a folder or archived. Known
 * releases are skipped; amendments update their process; unreadable ones are reported and not written.
 * @param from a file, folder or URL
 */
export async function importTenders(db: Db, from: string, options: ImportOptions = {}): Promise<ImportReport> {
  const { assumed = { locale: null, country: null }, rules = {}, now = new Date(), progress = () => {} } = options;
  const report = emptyReport();
  const sectors = await sectorIds(db);
  const work: Work = { db, assumed, sectors, report, progress: () => progress(report) };
  let entries: TenderEntry[] = [];
  const refused = report.refused.push.bind(report.refused);
  const left = report.left.push.bind(report.left);
  const flush = async () => {
    await write(entries, work);
    entries = [];
  };
  await eachSource(from, rules, {
    job: tenderJob,
    input: { now, assumed },
    refused,
    left,
    take: (found) => {
      report.read += found.length;
      entries.push(...found.map((one) => entryOf(one, assumed)));
      progress(report);
    },
    flush,
  });
  return report;
}
