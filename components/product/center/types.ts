import type { Choice } from '@/components/form/select-field';
import type { ProductState } from '@/lib/product/edit/constants';
import type { CategoryNode, Tag } from '@/lib/reference/types';

/** What a product's form lets choose from. */
export type References = {
  categories: readonly CategoryNode[];
  tags: readonly Tag[];
  countries: readonly Choice[];
  currencies: readonly Choice[];
  groups: readonly Choice[];
};

/** How the product that the form changes stands. */
export type StoredProduct = {
  id: number;
  status: ProductState;
  listed: boolean;
  version: {
    state: 'pending' | 'approved' | 'rejected' | 'withdrawn';
    reason: string | null;
    /** the fields that it was rejected for */
    flags: readonly string[];
  } | null;
};
