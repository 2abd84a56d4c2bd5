import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request,
} from 'node:http';

export type OriginAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
const fillTimeout = 60_000;
// A page of many products names them all in one header.
const maxHeaderSize = 1024 * 1024;

/** The renderer as the front sees it: HTTP over a unix socket. */
export class Origin {
  #fills = new Agent({ keepAlive: true, maxSockets: 32 });
  #passes = new Agent({ keepAlive: true });

  constructor(readonly socketPath: string) {}

  /** Opens a request of a visitor's own; the caller pipes both ways. */
  pass(options: RequestOptions, answered: (answer: IncomingMessage) => void): ClientRequest {
    return request({ ...options, socketPath: this.socketPath, agent: this.#passes, maxHeaderSize }, answered);
  }

  /**
   * Asks for one page with the front's own headers and reads the answer whole.
   * @throws Error of the connection where the renderer is down, or a time-out
   */
  get(path: string, headers: Record<string, string>): Promise<OriginAnswer> {
    return new Promise((resolve, reject) => {
      const asked = request(
        { path, headers, socketPath: this.socketPath, agent: this.#fills, maxHeaderSize },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(parts) }),
          );
        },
      );
      asked.on('error', reject);
      asked.setTimeout(fillTimeout, () => asked.destroy(new Error('the renderer did not answer in time')));
      asked.end();
    });
  }

  close(): void {
    this.#fills.destroy();
    this.#passes.destroy();
  }
}
