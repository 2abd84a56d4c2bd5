import type { Emission } from '@/lib/platform/emission';

/**
 * Collects emissions while sockets connect: between the renderer's session check and joining the rooms, a socket would
 * miss the end of its session.
 */
export class ConnectBuffer {
  #buffers = new Map<object, Emission[]>();

  start(socket: object): void {
    this.#buffers.set(socket, []);
  }

  push(emission: Emission): void {
    for (const buffer of this.#buffers.values()) buffer.push(emission);
  }

  /** @returns the events collected */
  drain(socket: object): readonly Emission[] {
    const buffer = this.#buffers.get(socket) ?? [];
    this.#buffers.delete(socket);
    return buffer;
  }
}
