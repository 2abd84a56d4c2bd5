import { certificateDiscardCall } from '@/lib/certificate/call';
import { discardCertificate } from '@/lib/certificate/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateDiscardCall,
  run: (input, { actor }) => discardCertificate(actor, input),
});
