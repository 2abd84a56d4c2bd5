import { certificateShowCall } from '@/lib/certificate/call';
import { showCertificate } from '@/lib/certificate/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateShowCall,
  run: (input, { actor }) => showCertificate(actor, input),
});
