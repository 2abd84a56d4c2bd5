import { showCertificate } from '@/lib/certificate/commands';
import { certificateShowCall } from '@/lib/certificate/schema';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateShowCall,
  run: (input, { actor }) => showCertificate(actor, input),
});
