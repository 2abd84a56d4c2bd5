import 'server-only';
import { listLatest } from '@/lib/content/queries';
import { channelTag } from '@/lib/content/tag';
import type { ContentCard } from '@/lib/content/types';
import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';

export type InvestmentType = (typeof config.content.investmentTypes)[number];
export type InvestmentGroup = { type: InvestmentType; items: ContentCard[] };

const itemCount = 4;

/** True for an investment type. */
export const isInvestmentType = (type: string): type is InvestmentType =>
  (config.content.investmentTypes as readonly string[]).includes(type);

/** The newest items of each investment type. */
export const latestByType = (locale: Locale): Promise<InvestmentGroup[]> =>
  cachedRead([channelTag('investment')], ['investment-types', locale], async () => {
    const groups: InvestmentGroup[] = [];
    for (const type of config.content.investmentTypes)
      groups.push({ type, items: await listLatest(locale, ['investment'], itemCount, { sub: type }) });
    return groups;
  });
