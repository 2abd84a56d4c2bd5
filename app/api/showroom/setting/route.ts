import { handle } from '@/lib/platform/http/handle';
import { saveSetting } from '@/lib/showroom/edit/commands';
import { showroomSettingCall } from '@/lib/showroom/edit/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...showroomSettingCall,
  run: ({ revision, ...setting }, { actor }) => saveSetting(actor, setting, revision),
});
