import { href } from '@/lib/platform/routes/address';
import type { Collection } from '@/lib/showroom/edit/collection';

/** Pages of the showroom set-up with one collection each, in tab order. */
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

/** Address for editing a collection. */
export function addressOf(collection: Collection): string {
  const section = sectionNames.find((name) => sections[name] === collection);
  return section ? href('supplierShowroomSection', { section }) : href('supplierCase');
}
