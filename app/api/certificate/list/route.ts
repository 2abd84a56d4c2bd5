import { certificateListCall } from '@/lib/certificate/call';
import { listOwnCertificates } from '@/lib/certificate/own';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateListCall,
  run: (_, { actor, site }) => listOwnCertificates(actor, site),
});
