import { registerForSession } from '@/lib/fair/registration/commands';
import { fairRegisterCall } from '@/lib/fair/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...fairRegisterCall,
  run: (input, { actor }) => registerForSession(actor, input),
});
