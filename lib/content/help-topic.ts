/**
 * The thirteen topics of the help center by what they are about, each in its order; their keys are their addresses.
 * docs/domain.md, Content channels.
 */
export const helpGroups = [
  { key: 'start', topics: ['GNYLM', 'ZHGL', 'BDYZ', 'HYQY'] },
  { key: 'supplier', topics: ['CPZS', 'GYSZS', 'QQSF', 'QQDL'] },
  { key: 'trade', topics: ['QQZC', 'QQJX', 'JSCX', 'QQTXL', 'ZSYZ'] },
] as const;

export type HelpTopic = (typeof helpGroups)[number]['topics'][number];
/** All topics in the order in which one reads on. */
export const helpTopics: readonly HelpTopic[] = helpGroups.flatMap<HelpTopic>(({ topics }) => topics);
/** The membership page's introduction, which has an address of its own. */
export const membershipKey = 'vipInfo';

/** The pages about the operator in their order; their keys are their addresses. docs/domain.md, Content channels. */
export const aboutKeys = ['introduction', 'site', 'join', 'contact', 'disclaimer'] as const;
