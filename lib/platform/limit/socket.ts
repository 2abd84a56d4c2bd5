import type { QueueLimits } from './fair-queue';

/** Sockets of the chat. docs/decisions/0033-socket.md. */
export const sockets = {
  /** Concurrent, per account and node. */
  perAccount: 20,
  /** Calls per account in `seconds`, and concurrent calls per socket. */
  calls: { max: 200, seconds: 10, atOnce: 8 },
  /** Concurrency at the renderer, by account. */
  queue: { places: 12, placesPerKey: 3, waiting: 4_000, waitingPerKey: 60 },
  /** Packets of one connection, in `seconds`: past twice what its account may call the connection is closed. */
  packets: { max: 400, seconds: 10 },
  /** New connections per network in `seconds`; as many as calls over HTTP. */
  entries: { max: 300, seconds: 10 },
  /** Concurrency of authorising sockets: by network at connect, by account later. */
  opening: { places: 8, placesPerKey: 4, waiting: 4_000, waitingPerKey: 300 },
  /** Maximum bytes of a packet, and seconds until a connection must authenticate. */
  packet: 64 * 1024,
  greetingSeconds: 10,
  /** Seconds between session checks, in addition to end events, and after a failed check. */
  lookSeconds: 300,
  lookAgainSeconds: 30,
} as const satisfies { queue: QueueLimits; opening: QueueLimits } & Record<string, unknown>;
