export type Act = 'cut' | 'front' | 'renderer';

/** What is cut and killed: every third kill takes the front, so that two kills and more take each at least once. */
export const dealActs = (cuts: number, kills: number): Act[] => [
  ...Array<Act>(cuts).fill('cut'),
  ...Array.from({ length: kills }, (_, index): Act => (index % 3 === 1 ? 'front' : 'renderer')),
];
