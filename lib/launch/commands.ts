import 'server-only';
import type { WriteTarget } from '@/lib/platform/revision/idempotency';
import { ownerCommands } from '@/lib/review/item/owner/commands';
import { launchNoun } from './noun';
import type { LaunchInput } from './schema';

type Given = LaunchInput & WriteTarget;

/** What owners do with their launches. */
export const {
  save: saveLaunch,
  submit: submitLaunch,
  withdraw: withdrawLaunch,
  discard: discardLaunch,
  hold: holdLaunches,
  remove: deleteLaunches,
  show: showLaunch,
} = ownerCommands(launchNoun, ({ id, revision, idempotencyKey, ...input }: Given): [WriteTarget, LaunchInput] => [
  { id, revision, idempotencyKey },
  input.worldwide ? { ...input, countries: [] } : input,
]);
