/** Collections of a showroom. Without imports, so that client code can use it. */
export const collections = [
  'caseGroup',
  'case',
  'power',
  'team',
  'milestone',
  'partner',
  'production',
  'process',
  'module',
  'page',
] as const;
