import { certificateSortCall } from '@/lib/certificate/call';
import { sortCertificates } from '@/lib/certificate/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...certificateSortCall,
  run: (input, { actor }) => sortCertificates(actor, input),
});
