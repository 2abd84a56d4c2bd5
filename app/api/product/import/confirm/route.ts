import { handle } from '@/lib/platform/http/handle';
import { confirmImport } from '@/lib/product/sheet/commands';
import { importConfirmCall } from '@/lib/product/sheet/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...importConfirmCall,
  run: ({ id }, { actor }) => confirmImport(actor, id),
});
