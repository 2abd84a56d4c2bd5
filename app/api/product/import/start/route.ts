import { handle } from '@/lib/platform/http/handle';
import { startImport } from '@/lib/product/sheet/commands';
import { importStartCall } from '@/lib/product/sheet/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...importStartCall,
  run: ({ file, archive }, { actor, site }) => startImport(actor, file, site, archive),
});
