import { findExhibitors } from '@/lib/fair/own';
import { fairExhibitorCall } from '@/lib/fair/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...fairExhibitorCall,
  run: (input, { actor, site }) => findExhibitors(actor, site, input),
});
