import type { Emission } from '@/lib/platform/emission';

/**
 * What ends sessions while sockets are on their way in: from the renderer's look at a session until the socket is in its
 * rooms and there, it hears nothing, and what was told in between would be lost to it.
 */
export class Gap {
  #heard = new Map<object, Emission[]>();

  enter(socket: object): void {
    this.#heard.set(socket, []);
  }

  tell(emission: Emission): void {
    for (const heard of this.#heard.values()) heard.push(emission);
  }

  /** @returns what was told meanwhile */
  leave(socket: object): readonly Emission[] {
    const heard = this.#heard.get(socket) ?? [];
    this.#heard.delete(socket);
    return heard;
  }
}
