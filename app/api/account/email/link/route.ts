import { confirmByLink } from '@/lib/account/change/commands';
import { emailLinkCall } from '@/lib/account/change/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...emailLinkCall,
  run: ({ token }) => confirmByLink(token),
});
