import type { CompanyProfile } from '@/lib/company/types';
import type { Standing } from '@/lib/standing/rules';
import type { BlockKind } from './types';

export type Template = CompanyProfile['template'];

const allowed: Record<Template, (standing: Standing) => boolean> = {
  a: ({ grade, membership }) => grade === 'A' || membership === 'diamond',
  b: ({ grade, membership }) => grade !== 'C' || membership !== 'regular',
  c: () => true,
};
const downward: readonly Template[] = ['a', 'b', 'c'];

/** Whether a standing includes a showroom template. */
export const coversTemplate = (template: Template, standing: Standing): boolean => allowed[template](standing);

/** The chosen showroom template, or the next lower one that the company's standing covers. */
export const templateOf = (chosen: Template, standing: Standing): Template =>
  downward.slice(downward.indexOf(chosen)).find((template) => allowed[template](standing)) ?? 'c';

/** Blocks of the home in the minimal template; the contact is beside them. */
export const minimalBlocks: readonly BlockKind[] = ['profile', 'group', 'popular', 'contact'];
