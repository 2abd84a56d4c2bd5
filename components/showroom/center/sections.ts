import { href } from '@/lib/platform/routes/address';
import type { Collection } from '@/lib/showroom/edit/collection';

/** The pages of a showroom's set-up that hold one collection each, in the order of their tabs. */
export const sections = {
  process: 'process',
  power: 'power',
  production: 'production',
  partner: 'partner',
  history: 'milestone',
  team: 'team',
  module: 'module',
  page: 'page',
  group: 'caseGroup',
} as const satisfies Record<string, Collection>;
type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

/** Where a collection is edited. */
export function addressOf(collection: Collection): string {
  const section = sectionNames.find((name) => sections[name] === collection);
  return section ? href('supplierShowroomSection', { section }) : href('supplierCase');
}
