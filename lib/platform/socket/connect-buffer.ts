import type { Emission } from '@/lib/platform/emission';

/**
 * Collects emissions while sockets connect: between the renderer's session check and joining the rooms, a socket would
 * miss the end of its session.
 */
export class Gap {
  #heard = new Map<object, Emission[]>();

  enter(socket: object): void {
    this.#heard.set(socket, []);
  }

  tell(emission: Emission): void {
    for (const heard of this.#heard.values()) heard.push(emission);
  }

  /** @returns the events collected */
  leave(socket: object): readonly Emission[] {
    const heard = this.#heard.get(socket) ?? [];
    this.#heard.delete(socket);
    return heard;
  }
}
