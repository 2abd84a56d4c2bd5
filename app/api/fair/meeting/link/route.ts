import { saveMeetingLink } from '@/lib/fair/commands';
import { fairLinkCall } from '@/lib/fair/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...fairLinkCall,
  run: (input, { actor }) => saveMeetingLink(actor, input),
});
