import { discardCertificate } from '@/lib/certificate/commands';
import { certificateDiscardCall } from '@/lib/certificate/schema';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateDiscardCall,
  run: (input, { actor }) => discardCertificate(actor, input),
});
