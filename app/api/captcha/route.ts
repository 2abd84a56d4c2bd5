import { createCaptcha } from '@/lib/account/captcha/commands';
import { captchaCall } from '@/lib/account/captcha/schema';
import { clientOf } from '@/lib/auth/client';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...captchaCall,
  run: (_, { headers }) => createCaptcha(clientOf(headers)),
});
