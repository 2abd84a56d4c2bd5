import { AppError } from '@/lib/platform/errors';
import { handle } from '@/lib/platform/http/handle';
import { getProduct } from '@/lib/product/detail/queries';
import { productGetCall } from '@/lib/product/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productGetCall,
  run: async ({ id }, { site }) => {
    const product = await getProduct(site, id);
    if (!product) throw new AppError('notFound');
    return product;
  },
});
