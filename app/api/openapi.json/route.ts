import { getDocument } from '@/lib/api/document';
import { handleDocument } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleDocument(({ site }) => getDocument(site));
