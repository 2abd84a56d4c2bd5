import { config, type Grade, type Membership } from '@/lib/platform/config';

export type Standing = { grade: Grade; membership: Membership };

/**
 * Whether certificates, production, partners, history, team, honours, own modules and pages may be shown
 * (docs/domain.md, Gates).
 */
export const hasProfileFeatures = ({ grade }: Pick<Standing, 'grade'>): boolean => grade !== 'C';

/** Whether launches and agent offers may be shown. */
export const hasStarFeatures = ({ membership }: Pick<Standing, 'membership'>): boolean => membership !== 'regular';

/** Maximum public cases; beyond it, the first in the owner's order stay. */
export const caseCap = ({ membership }: Pick<Standing, 'membership'>): number => config.caps.case[membership];

/** Maximum corporate pictures shown; beyond it, the first in the owner's order stay. */
export const pictureCap = ({ membership }: Pick<Standing, 'membership'>): number => config.caps.picture[membership];
