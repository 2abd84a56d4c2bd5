import { findChatFile } from '@/lib/chat/attachment/queries';
import { currentActor } from '@/lib/platform/auth/actor';
import { fileAnswer } from '@/lib/platform/http/file-answer';
import { memberRule } from '@/lib/platform/http/member-rule';
import { currentStorage } from '@/lib/platform/storage/settings';

/** Redirects to a file of one of the caller's conversations. */
export const GET = (request: Request): Promise<Response> =>
  fileAnswer(request, async ({ id, key, query }) =>
    findChatFile(currentStorage(), await currentActor(request, memberRule(query)), id, key),
  );
