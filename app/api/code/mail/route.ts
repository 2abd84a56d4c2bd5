import { sendMailCode } from '@/lib/account/code/delivery';
import { codeMailCall } from '@/lib/account/code/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...codeMailCall,
  run: sendMailCode,
});
