import type { QueueLimits } from './fair-queue';

/** Sockets of the chat. docs/decisions/0033-socket.md. */
export const sockets = {
  /** Of one account at once, on one node. */
  perAccount: 20,
  /** Calls of one account, in `seconds`, and how many of one socket may be under way. */
  calls: { max: 200, seconds: 10, atOnce: 8 },
  /** Places at the renderer, by account. */
  queue: { places: 12, placesPerKey: 3, waiting: 4_000, waitingPerKey: 60 },
  /** Bytes of one packet, and seconds within which an opened connection says who it is. */
  packet: 64 * 1024,
  greetingSeconds: 10,
  /** Seconds between two looks whether its session still holds, beside what is heard of its end. */
  lookSeconds: 300,
} as const satisfies { queue: QueueLimits } & Record<string, unknown>;
