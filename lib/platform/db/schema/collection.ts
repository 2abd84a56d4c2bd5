/** What an owner of a showroom arranges item by item. Of nothing else, so that pages may know it too. */
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
