import { handle } from '@/lib/platform/http/handle';
import { productSubmitCall } from '@/lib/product/edit/call';
import { submitProduct } from '@/lib/product/edit/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productSubmitCall,
  run: ({ id, product, revision, idempotencyKey }, { actor }) =>
    submitProduct(actor, id, product, revision, idempotencyKey),
});
