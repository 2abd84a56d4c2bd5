import { listOwnCertificates } from '@/lib/certificate/own';
import { certificateListCall } from '@/lib/certificate/schema';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateListCall,
  run: (_, { actor, site }) => listOwnCertificates(actor, site),
});
