import { getDocument } from '@/lib/api/openapi';
import { handleDocument } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleDocument(({ site }) => getDocument(site));
