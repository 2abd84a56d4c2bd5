/** The attack families in run order: late those that may crash the renderer, last the one that reads the log. */
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
