import { certificateSaveCall } from '@/lib/certificate/call';
import { saveCertificate } from '@/lib/certificate/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateSaveCall,
  run: (input, { actor }) => saveCertificate(actor, input),
});
