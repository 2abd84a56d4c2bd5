import { handle } from '@/lib/platform/http/handle';
import { getImport } from '@/lib/product/sheet/queries';
import { importGetCall } from '@/lib/product/sheet/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...importGetCall,
  run: (pages, { actor, site }) => getImport(actor, site, pages),
});
