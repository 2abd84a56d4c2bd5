import { href, parse } from '@/lib/platform/routes/address';

const center = href('supplierLogin');
const companies = href('companyList');
const aliases = new Map<string, string>([
  ['/login', center],
  ['/amember', href('purchaserHome')],
  ['/companycenter', href('supplierHome')],
  ...['base', 'contact', 'custom', 'product', 'case', 'power', 'team', 'search'].map((page): [string, string] => [
    `/company/${page}`,
    companies,
  ]),
]);

/**
 * Resolves aliases, without query: sign-in, a center without page, company pages without id, an investment type, and
 * about pages with intermediate levels. docs/domain.md, Canonical addresses.
 */
export const aliasTarget = (path: string): string | null => {
  const bare = path.replace(/(?<!\/)\/+$/, '').replace(/\.html$/, '');
  const known = aliases.get(bare);
  if (known !== undefined) return known;
  const about = /^\/about\/(?:[A-Za-z0-9-]{1,64}\/)+([A-Za-z0-9-]{1,64})$/.exec(bare)?.[1];
  if (about !== undefined) return href('aboutDetail', { nav: about });
  const type = /^\/investment\/([^/]+)$/.exec(bare)?.[1];
  return type === undefined ? null : (parse(`/investment_${type}`)?.canonical ?? null);
};
