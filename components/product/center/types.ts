import type { Choice } from '@/components/form/select-field';
import type { ProductState } from '@/lib/product/edit/constants';
import type { CategoryNode, Tag } from '@/lib/reference/types';

/** Options of the product form. */
export type References = {
  categories: readonly CategoryNode[];
  tags: readonly Tag[];
  countries: readonly Choice[];
  currencies: readonly Choice[];
  groups: readonly Choice[];
};

/** Status of the product being edited. */
export type StoredProduct = {
  id: number;
  status: ProductState;
  listed: boolean;
  version: {
    state: 'pending' | 'approved' | 'rejected' | 'withdrawn';
    reason: string | null;
    /** fields flagged in the rejection */
    flags: readonly string[];
  } | null;
};
