import { certificateSubmitCall } from '@/lib/certificate/call';
import { submitCertificate } from '@/lib/certificate/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateSubmitCall,
  run: (input, { actor }) => submitCertificate(actor, input),
});
