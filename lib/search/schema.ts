import { z } from 'zod';
import { config, type Sort } from '@/lib/platform/config';
import { defineCall } from '@/lib/platform/http/call';
import { keywordField, pageFields, siteIdField } from '@/lib/platform/http/field';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { companyFilters, facetCounts, tradeFilters } from './facet';
import { proposalKinds, proposedScopes } from './types';

/** Input of every listing: site, filters, sort order and page. */
export const listInput = z.object({
  siteId: siteIdField,
  ...companyFilters,
  sort: z.enum(config.sorts).default(config.sorts[0]).meta({ description: 'sort' }),
  ...pageFields,
});

/** Trade filters that only products have. */
export const tradeInput = z.object(tradeFilters);

/** The input of a listing as the state that queries take. */
export const toState = (
  input: Omit<z.output<typeof listInput>, 'sort'> & Partial<z.output<typeof tradeInput>> & { sort: Sort },
): ListState => {
  const { siteId: _, pageSize: __, ...rest } = input;
  return { ...emptyState, ...rest };
};

/** A page of a listing. */
export const pageOutput = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number().int().meta({ description: 'total' }),
    pages: z.number().int().meta({ description: 'pages' }),
    facets: facetCounts,
    mended: z.string().nullable().meta({ description: 'mended' }),
  });

const scopeField = z.enum(proposedScopes).default('product').meta({ description: 'scope' });
const words = z.array(z.string());

export const suggestCall = defineCall({
  method: 'GET',
  path: '/api/suggest',
  tag: 'search',
  summary: 'suggest',
  input: z.object({ siteId: siteIdField, scope: scopeField, keyword: keywordField }),
  output: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(proposalKinds).meta({ description: 'proposalKind' }),
      label: z.string(),
    }),
  ),
});

export const hotWordCall = defineCall({
  method: 'GET',
  path: '/api/hot_word',
  tag: 'search',
  summary: 'hotWord',
  input: z.object({ siteId: siteIdField, scope: scopeField }),
  output: words,
});
