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

/** Blocks of a showroom's home. */
export const blockKinds = [
  'banner',
  'profile',
  'group',
  'popular',
  'case',
  'production',
  'history',
  'team',
  'power',
  'certificate',
  'contact',
  'partner',
  'process',
  'module',
  'launch',
  'agent',
] as const;
