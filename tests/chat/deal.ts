export type Act = 'cut' | 'front' | 'renderer';

/** The cuts and kills of a run: every third kill is of the front, so that two or more kills include both processes. */
export const dealActs = (cuts: number, kills: number): Act[] => [
  ...Array<Act>(cuts).fill('cut'),
  ...Array.from({ length: kills }, (_, index): Act => (index % 3 === 1 ? 'front' : 'renderer')),
];
