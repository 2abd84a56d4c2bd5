'use client';

import { useEffect } from 'react';
import { keepTerm } from '@/components/stats/last-term';
import { report } from '@/components/stats/report';
import type { TermScope } from '@/lib/search/types';

type Props = { siteId: number; scope: TermScope; keyword: string };

/** Reports a search that gave results; renders nothing. */
export function TermBeacon({ siteId, scope, keyword }: Props) {
  useEffect(() => {
    report('/api/term', { siteId, scope, keyword });
    keepTerm(keyword);
  }, [siteId, scope, keyword]);
  return null;
}
