/** The families of attacks, in the order in which they run: what may end the renderer late, what reads the log last. */
export const families = [
  'hop',
  'reader',
  'text',
  'guess',
  'search',
  'trade',
  'chat',
  'upload',
  'code',
  'file',
  'secret',
];
