import { handle } from '@/lib/platform/http/handle';
import { productSaveCall } from '@/lib/product/edit/call';
import { saveProduct } from '@/lib/product/edit/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productSaveCall,
  run: ({ id, product, revision, idempotencyKey }, { actor }) =>
    saveProduct(actor, id, product, revision, idempotencyKey),
});
