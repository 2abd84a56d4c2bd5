import type { Refused } from './refusal';

/** What an import did: entries read and refused; processes or articles that are new, changed, or as they were. */
export type Report = { read: number; created: number; updated: number; unchanged: number; refused: Refused[] };

/** Tells whoever waits how far it is. */
export type Progress = (line: string) => void;

export const emptyReport = (): Report => ({ read: 0, created: 0, updated: 0, unchanged: 0, refused: [] });

const figure = new Intl.NumberFormat('en');

/** How far an import is, in a line. */
export const progressLine = (done: number, of: number, { created, updated, unchanged, refused }: Report): string =>
  `${figure.format(done)} of ${figure.format(of)} read: ${figure.format(created)} new, ${figure.format(updated)} changed, ${figure.format(unchanged)} as they were, ${figure.format(refused.length)} refused`;
