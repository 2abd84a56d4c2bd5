import { createCaptcha } from '@/lib/account/captcha/commands';
import { captchaCall } from '@/lib/account/captcha/schema';
import { clientOf } from '@/lib/platform/auth/client';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...captchaCall,
  run: (_, { headers }) => createCaptcha(clientOf(headers)),
});
