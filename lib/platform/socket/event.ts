import { z } from 'zod';
import type { config } from '@/lib/platform/config';
import type { Emission } from '@/lib/platform/emission';

/** What a client may send, with what it brings: a call of the chat and its input. Nothing else is passed on to the renderer. */
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

/** What the front itself tells, beside the events of the chat, which it passes on as they come. */
export type OwnEvents = {
  /** another page of the browser takes the messages now */
  superseded: null;
  /** the session holds no more; `reason` where it was ended before its time */
  ended: { reason: (typeof config.session.ends)[number] | null };
  /** something may have been missed */
  resync: null;
  /** calls have to wait */
  suspended: null;
};

/** Events as Socket.IO has them, each with one thing that it brings. */
export type ToldBy<Events> = { [E in keyof Events]: (data: Events[E]) => void };

/** A page that takes messages: the browser's room, and when it came, a number that rises. */
export type SocketPage = { room: string; at: number; id: string };

/** What the nodes tell each other. */
export type BetweenNodes = {
  expire: (tags: readonly string[]) => void;
  resync: () => void;
  tell: (emission: Emission) => void;
  supersede: (page: SocketPage) => void;
};
