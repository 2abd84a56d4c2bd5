import { sendPhoneCode } from '@/lib/account/code/delivery';
import { codeSendCall } from '@/lib/account/code/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...codeSendCall,
  run: sendPhoneCode,
});
