import { certificateDeleteCall } from '@/lib/certificate/call';
import { holdCertificates } from '@/lib/certificate/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateDeleteCall,
  run: (input, { actor }) => holdCertificates(actor, input),
});
