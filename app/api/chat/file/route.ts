import { currentActor } from '@/lib/auth/actor';
import { findChatFile } from '@/lib/chat/attachment/queries';
import { fileAnswer } from '@/lib/http/file-answer';
import { memberRule } from '@/lib/http/member-rule';
import { currentStorage } from '@/lib/storage/settings';

/** Leads to a file of a conversation of the caller's. */
export const GET = (request: Request): Promise<Response> =>
  fileAnswer(request, async ({ id, key, query }) =>
    findChatFile(currentStorage(), await currentActor(request, memberRule(query)), id, key),
  );
