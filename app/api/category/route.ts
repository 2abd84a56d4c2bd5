import { handle } from '@/lib/platform/http/handle';
import { listCategories } from '@/lib/reference/queries';
import { categoryCall } from '@/lib/reference/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...categoryCall,
  run: ({ type }, { site }) => listCategories(site, type),
});
