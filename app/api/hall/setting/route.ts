import { saveSetting } from '@/lib/hall/edit/commands';
import { hallSettingCall } from '@/lib/hall/edit/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...hallSettingCall,
  run: ({ revision, ...setting }, { actor }) => saveSetting(actor, setting, revision),
});
