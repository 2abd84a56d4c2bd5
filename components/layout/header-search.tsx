'use client';

import { useParams, useSelectedLayoutSegment } from 'next/navigation';
import { SearchBox, type SearchBoxProps } from '@/components/list/search/search-box';
import { readKeyword } from '@/lib/platform/routes/keyword';
import type { BoxScope } from '@/lib/search/box-scope';

const scopeOf: Record<string, BoxScope> = {
  'product-search': 'product',
  'company-search': 'company',
  search: 'all',
  'company-list': 'company',
  'company-tag': 'company',
  'company-advanced': 'company',
  purchase: 'purchase',
  'purchase-list': 'purchase',
  'purchase-search': 'purchase',
  'purchase-form': 'purchase',
  'simple-purchase': 'purchase',
  tender: 'tender',
  'tender-list': 'tender',
  'tender-way': 'tender',
  'tender-category': 'tender',
  'tender-country': 'tender',
  'tender-search': 'tender',
  'content-hot': 'shortnews',
  'content-way': 'all',
  'channel-list': 'all',
  'channel-piece': 'all',
  investment: 'all',
  'investment-list': 'all',
  'investment-piece': 'all',
  video: 'all',
};
const channels: Record<string, BoxScope> = { shortnews: 'shortnews', innovation: 'innovation', info: 'all' };

/** Header search, prefilled with the keyword and scope of the results (docs/domain.md, Keywords). */
export function HeaderSearch(box: Omit<SearchBoxProps, 'value' | 'scope'>) {
  const segment = useSelectedLayoutSegment() ?? '';
  const { keyword, channel } = useParams<{ keyword?: string; channel?: string }>();
  const value = typeof keyword === 'string' && segment !== 'showroom' ? readKeyword(keyword) : '';
  const searched = scopeOf[segment] ?? channels[channel ?? ''] ?? 'product';
  return <SearchBox key={`${segment}/${value}`} {...box} value={value} scope={searched} />;
}
