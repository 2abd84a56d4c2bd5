import { certificateGetCall } from '@/lib/certificate/call';
import { getOwnCertificate } from '@/lib/certificate/own';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateGetCall,
  run: ({ id }, { actor, site }) => getOwnCertificate(actor, id, site),
});
