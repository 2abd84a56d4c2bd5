import { handle } from '@/lib/platform/http/handle';
import { saveGroup } from '@/lib/product/group/commands';
import { groupSaveCall } from '@/lib/product/group/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...groupSaveCall,
  run: ({ id, group, revision, idempotencyKey }, { actor }) => saveGroup(actor, id, group, revision, idempotencyKey),
});
