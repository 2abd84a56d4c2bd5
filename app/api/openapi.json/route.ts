import { handleDocument } from '@/lib/platform/http/handle';
import { getDocument } from '@/lib/site/api/openapi';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleDocument(({ site }) => getDocument(site));
