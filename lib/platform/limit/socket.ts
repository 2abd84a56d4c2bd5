import type { QueueLimits } from './fair-queue';

/** Sockets of the chat. docs/decisions/0033-socket.md. */
export const sockets = {
  /** Of one account at once, on one node. */
  perAccount: 20,
  /** Calls of one account, in `seconds`, and how many of one socket may be under way. */
  calls: { max: 200, seconds: 10, atOnce: 8 },
  /** Places at the renderer, by account. */
  queue: { places: 12, placesPerKey: 3, waiting: 4_000, waitingPerKey: 60 },
  /** Packets of one connection, in `seconds`: past twice what its account may call the connection is closed. */
  packets: { max: 400, seconds: 10 },
  /** Those of one network who come in, in `seconds`: as many as its calls over HTTP. */
  entries: { max: 300, seconds: 10 },
  /** Places at the renderer to find out who a socket is: by network on its way in, by account once it is there. */
  opening: { places: 8, placesPerKey: 4, waiting: 4_000, waitingPerKey: 300 },
  /** Bytes of one packet, and seconds within which an opened connection says who it is. */
  packet: 64 * 1024,
  greetingSeconds: 10,
  /** Seconds between two looks whether its session still holds, beside what is heard of its end, and to the next after none could be had. */
  lookSeconds: 300,
  lookAgainSeconds: 30,
} as const satisfies { queue: QueueLimits; opening: QueueLimits } & Record<string, unknown>;
