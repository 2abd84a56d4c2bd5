import { companyGetCall, companyListCall, companySearchCall } from '@/lib/company/schema';
import type { Call } from '@/lib/http/call';
import { productGetCall, productListCall, productSearchCall } from '@/lib/product/schema';
import { categoryCall, countryCall, friendLinkCall, navCall, tagCall, tdkCall } from '@/lib/reference/schema';
import { hotWordCall, suggestCall } from '@/lib/search/schema';

/** Every call of the API, in the order of the reference. */
export const calls: readonly Call[] = [
  categoryCall,
  navCall,
  countryCall,
  tagCall,
  friendLinkCall,
  tdkCall,
  productListCall,
  productSearchCall,
  productGetCall,
  companyListCall,
  companySearchCall,
  companyGetCall,
  suggestCall,
  hotWordCall,
];
