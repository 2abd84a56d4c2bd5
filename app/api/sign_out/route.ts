import { signOut } from '@/lib/account/sign-in/commands';
import { signOutCall } from '@/lib/account/sign-in/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...signOutCall,
  run: ({ kind }, visit) => signOut(kind, visit),
});
