/**
 * The help topics by group, each in display order; keys are URL segments.
 * docs/domain.md, Content channels.
 */
export const helpGroups = [
  { key: 'start', topics: ['GNYLM', 'ZHGL', 'BDYZ', 'HYQY'] },
  { key: 'supplier', topics: ['CPZS', 'GYSZS', 'QQSF', 'QQDL'] },
  { key: 'trade', topics: ['QQZC', 'QQJX', 'JSCX', 'QQTXL', 'ZSYZ'] },
] as const;

export type HelpTopic = (typeof helpGroups)[number]['topics'][number];
/** All topics in reading order. */
export const helpTopics: readonly HelpTopic[] = helpGroups.flatMap<HelpTopic>(({ topics }) => topics);
/** Key of the membership introduction, which has its own URL. */
export const membershipKey = 'vipInfo';

/** The pages about the operator in their order; their keys are their addresses. docs/domain.md, Content channels. */
export const aboutKeys = ['introduction', 'site', 'join', 'contact', 'disclaimer'] as const;
