import { z } from 'zod';
import type { config } from '@/lib/platform/config';
import type { Emission } from '@/lib/platform/emission';

/** Events from clients with their payload: a chat call with its input. Nothing else is passed to the renderer. */
export const clientEvents = {
  call: z.tuple([
    z
      .string()
      .max(80)
      .regex(/^\/api\/(?:admin\/)?chat(?:\/[a-z]+){1,2}$/),
    z.record(z.string().max(80), z.unknown()),
  ]),
};
type ClientEvents = typeof clientEvents;

/** The answer to a call, as over HTTP. `retryAfter` in seconds. */
export type CallAnswer = { code: number; message: string; data: unknown; retryAfter?: number };

export type ClientToServer = {
  [E in keyof ClientEvents]: (...args: [...z.input<ClientEvents[E]>, answer: (answer: CallAnswer) => void]) => void;
};

/** Events of the front itself, in addition to the chat's, which it relays. */
export type OwnEvents = {
  /** another page of the browser takes the messages now */
  superseded: null;
  /** the session has ended; `reason` if before its expiry */
  ended: { reason: (typeof config.session.ends)[number] | null };
  /** something may have been missed */
  resync: null;
  /** calls must wait */
  suspended: null;
};

/** Socket.IO's event types, each with one argument. */
export type EventHandlers<Events> = { [E in keyof Events]: (data: Events[E]) => void };

/** A page that receives messages: its browser's room, and an increasing number for when it came. */
export type SocketPage = { room: string; at: number; id: string };

/** Messages between nodes. */
export type BetweenNodes = {
  expire: (tags: readonly string[]) => void;
  resync: () => void;
  tell: (emission: Emission) => void;
  supersede: (page: SocketPage) => void;
};
