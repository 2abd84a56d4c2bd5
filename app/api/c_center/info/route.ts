import { getSupplierInfo } from '@/lib/account/queries';
import { supplierInfoCall } from '@/lib/account/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...supplierInfoCall,
  run: async (_, { actor, site }) => (actor ? getSupplierInfo(actor, site) : null),
});
