import { config, type Grade, type Membership } from '@/lib/platform/config';

export type Standing = { grade: Grade; membership: Membership };
/** The templates of a showroom. */
export type Template = 'a' | 'b' | 'c';

/**
 * Whether certificates, production, partners, history, team, honours, own modules and pages may be shown
 * (docs/domain.md, Gates).
 */
export const hasProfileFeatures = ({ grade }: Pick<Standing, 'grade'>): boolean => grade !== 'C';

/** Whether launches and agent offers may be shown. */
export const hasStarFeatures = ({ membership }: Pick<Standing, 'membership'>): boolean => membership !== 'regular';

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

/** Maximum public cases; beyond it, the first in the owner's order stay. */
export const caseCap = ({ membership }: Pick<Standing, 'membership'>): number => config.caps.case[membership];

/** Maximum corporate pictures shown; beyond it, the first in the owner's order stay. */
export const pictureCap = ({ membership }: Pick<Standing, 'membership'>): number => config.caps.picture[membership];
