import { handle } from '@/lib/platform/http/handle';
import { chooseEncoding } from '@/lib/product/sheet/commands';
import { importEncodingCall } from '@/lib/product/sheet/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...importEncodingCall,
  run: ({ id, encoding }, { actor }) => chooseEncoding(actor, id, encoding),
});
