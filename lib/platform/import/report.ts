import type { RefusedEntry } from './refusal';

/** Result of an import: entries read and rejected; processes or articles created, updated or unchanged. */
export type ImportReport = {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: RefusedEntry[];
  /** unreadable values, and archive files not meant to be read; the rest was imported */
  left: RefusedEntry[];
};

export const emptyReport = (): ImportReport => ({
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: [],
  left: [],
});

const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const rejectedCount = ({ refused }: ImportReport) => refused.filter(({ kept }) => !kept).length;
const counts = (report: ImportReport) =>
  `${figure.format(report.created)} new, ${figure.format(report.updated)} changed, ${figure.format(report.unchanged)} as they were, ${figure.format(rejectedCount(report))} refused`;
const done = ({ created, updated, unchanged }: ImportReport) => created + updated + unchanged;

/** A line of progress. @param seconds since the start */
export const progressLine = (report: ImportReport, seconds: number): string =>
  `${figure.format(report.read)} read: ${counts(report)}, ${figure.format(done(report) / Math.max(seconds, 0.1))} a second`;

// Strip control characters, which could move the cursor.
const printable = (text: string) => text.replace(/\p{C}/gu, '\ufffd');

/** The result for a terminal: what was rejected or left out and why, then the counts. @param seconds taken */
export const summaryLines = (report: ImportReport, seconds: number): string[] => [
  ...report.refused.map(({ place, reason, detail, kept }) =>
    printable(`${kept ? 'incomplete' : 'refused'} ${place}: ${reason}: ${detail}`),
  ),
  ...report.left.map(({ place, reason, detail }) => printable(`left out of ${place}: ${reason}: ${detail}`)),
  `${figure.format(report.read)} read in ${seconds.toFixed(1)} s: ${counts(report)}`,
];

/** The exit code: 0 if everything was imported, 2 if something was rejected, 1 if nothing could be imported. */
export const exitCodeOf = (report: ImportReport): 0 | 1 | 2 =>
  rejectedCount(report) === 0 ? 0 : done(report) === 0 ? 1 : 2;
