import { holdCertificates } from '@/lib/certificate/commands';
import { certificateDeleteCall } from '@/lib/certificate/schema';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateDeleteCall,
  run: (input, { actor }) => holdCertificates(actor, input),
});
