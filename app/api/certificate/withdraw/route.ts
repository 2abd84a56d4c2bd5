import { certificateWithdrawCall } from '@/lib/certificate/call';
import { withdrawCertificate } from '@/lib/certificate/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateWithdrawCall,
  run: (input, { actor }) => withdrawCertificate(actor, input),
});
