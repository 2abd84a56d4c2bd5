'use client';

import { useParams, useSelectedLayoutSegment } from 'next/navigation';
import { SearchBox, type SearchBoxProps } from '@/components/search/search-box';
import type { SearchScope } from '@/components/search/search-suggestion';
import { readKeyword } from '@/lib/routes/keyword';

const scopeOf: Record<string, SearchScope> = {
  'product-search': 'product',
  'company-search': 'company',
  search: 'all',
  'company-list': 'company',
  'company-tag': 'company',
  'company-advanced': 'company',
};

/** The search of the header, with the very keyword and scope of the results shown (decisions, Keywords). */
export function HeaderSearch({ scope, ...box }: Omit<SearchBoxProps, 'value'>) {
  const segment = useSelectedLayoutSegment() ?? '';
  const { keyword } = useParams<{ keyword?: string }>();
  const value = typeof keyword === 'string' && segment !== 'hall' ? readKeyword(keyword) : '';
  const searched = scopeOf[segment] ?? scope;
  return <SearchBox key={`${segment}/${value}`} {...box} value={value} scope={searched ?? 'product'} />;
}
