import { handle } from '@/lib/platform/http/handle';
import { reportConversation } from '@/lib/report/conversation/commands';
import { chatReportCall } from '@/lib/report/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatReportCall,
  run: (input, { actor }) => reportConversation(actor, input),
});
