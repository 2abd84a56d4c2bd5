import { chatReachCall, chatReadCall, chatSendCall, chatTypingCall } from '@/lib/chat/schema';
import { deskReachCall, deskReadCall, deskSendCall, deskTypingCall } from '@/lib/chat/support/schema';

/** The calls that a page of the chat makes. */
export type ChatCalls = {
  read: { path: string; input: typeof chatReadCall.input; output: typeof chatReadCall.output };
  reach: { path: string; input: typeof chatReachCall.input; output: typeof chatReachCall.output };
  send: {
    path: string;
    input: typeof chatSendCall.input | typeof deskSendCall.input;
    output: typeof chatSendCall.output;
  };
  typing: { path: string; input: typeof chatTypingCall.input; output: typeof chatTypingCall.output };
};

export const memberCalls = {
  ...{ read: chatReadCall, reach: chatReachCall, send: chatSendCall, typing: chatTypingCall },
} satisfies ChatCalls;
export const deskCalls = {
  ...{ read: deskReadCall, reach: deskReachCall, send: deskSendCall, typing: deskTypingCall },
} satisfies ChatCalls;
