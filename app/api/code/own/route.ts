import { sendOwnCode } from '@/lib/account/code/delivery';
import { codeOwnCall } from '@/lib/account/code/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...codeOwnCall,
  run: (input, { actor, ...visit }) => sendOwnCode(actor, input, visit),
});
