import { handle } from '@/lib/platform/http/handle';
import { dropImport } from '@/lib/product/sheet/commands';
import { importDropCall } from '@/lib/product/sheet/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...importDropCall,
  run: ({ id }, { actor }) => dropImport(actor, id),
});
