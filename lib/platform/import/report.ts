import type { RefusedEntry } from './refusal';

/** What an import did: entries read and refused; processes or articles that are new, changed, or as they were. */
export type ImportReport = {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: RefusedEntry[];
  /** values that could not be read, and files of an archive that are none to be read; the rest was taken in */
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
const gone = ({ refused }: ImportReport) => refused.filter(({ kept }) => !kept).length;
const counts = (report: ImportReport) =>
  `${figure.format(report.created)} new, ${figure.format(report.updated)} changed, ${figure.format(report.unchanged)} as they were, ${figure.format(gone(report))} refused`;
const done = ({ created, updated, unchanged }: ImportReport) => created + updated + unchanged;

/** How far an import is, in a line. @param seconds since it began */
export const progressLine = (report: ImportReport, seconds: number): string =>
  `${figure.format(report.read)} read: ${counts(report)}, ${figure.format(done(report) / Math.max(seconds, 0.1))} a second`;

// What a file says must not move the cursor.
const printable = (text: string) => text.replace(/\p{C}/gu, '\ufffd');

/** What an import did, for a terminal: what was refused or left out and why, then the counts. @param seconds that it took */
export const summaryLines = (report: ImportReport, seconds: number): string[] => [
  ...report.refused.map(({ place, reason, detail, kept }) =>
    printable(`${kept ? 'incomplete' : 'refused'} ${place}: ${reason}: ${detail}`),
  ),
  ...report.left.map(({ place, reason, detail }) => printable(`left out of ${place}: ${reason}: ${detail}`)),
  `${figure.format(report.read)} read in ${seconds.toFixed(1)} s: ${counts(report)}`,
];

/** The exit code of an import: 0 where all was taken in, 2 where some was refused, 1 where nothing could be taken in. */
export const exitCodeOf = (report: ImportReport): 0 | 1 | 2 => (gone(report) === 0 ? 0 : done(report) === 0 ? 1 : 2);
