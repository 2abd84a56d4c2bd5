import { codeMailCall } from '@/lib/account/code/schema';
import { sendMailCode } from '@/lib/account/code/send';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...codeMailCall,
  run: sendMailCode,
});
