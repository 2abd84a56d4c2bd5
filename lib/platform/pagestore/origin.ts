import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  request,
} from 'node:http';

type PassOptions = { method: string | undefined; path: string | undefined; headers: OutgoingHttpHeaders };
export type OriginAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
const fillTimeout = 60_000;
const callTimeout = 20_000;
// A page of many products names them all in one header.
const maxHeaderSize = 1024 * 1024;

/** The renderer as the front sees it: HTTP over a unix socket. */
export class Origin {
  #fills = new Agent({ keepAlive: true, maxSockets: 32 });
  #passes = new Agent({ keepAlive: true });
  #bodies = new Agent({ keepAlive: false });
  #hasAnswered = false;

  constructor(readonly socketPath: string) {}

  /** False while it has not come up: that it is not there yet is no fault. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /**
   * Opens a request of a visitor's own; the caller sends the body and reads the answer.
   * @param bringsBody on a connection that carries this request alone and is closed after it
   */
  pass(options: PassOptions, bringsBody: boolean, answered: (answer: IncomingMessage) => void): ClientRequest {
    const agent = bringsBody ? this.#bodies : this.#passes;
    // Were the renderer to close first, an answer from before the body's end could be lost to the error of a write.
    const headers = { ...options.headers, connection: 'keep-alive' };
    return request({ ...options, headers, socketPath: this.socketPath, agent, maxHeaderSize }, (answer) => {
      this.#hasAnswered = true;
      answered(answer);
    });
  }

  /**
   * Asks for one page with the front's own headers and reads the answer whole.
   * @throws Error of the connection where the renderer is down, or a time-out
   */
  get(path: string, headers: Record<string, string>): Promise<OriginAnswer> {
    return this.#ask({ path, headers, agent: this.#fills }, '', fillTimeout);
  }

  /**
   * Makes one call with a JSON body, on a connection of its own, and reads the answer whole.
   * @throws Error of the connection where the renderer is down, or a time-out: whether it did the call is not known
   */
  post(path: string, headers: Record<string, string>, body: string): Promise<OriginAnswer> {
    const framing = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const options = { method: 'POST', path, headers: { ...headers, ...framing }, agent: this.#bodies };
    return this.#ask(options, body, callTimeout);
  }

  #ask(options: RequestOptions, body: string, patience: number): Promise<OriginAnswer> {
    return new Promise((resolve, reject) => {
      const asked = request({ ...options, socketPath: this.socketPath, maxHeaderSize }, (answer) => {
        this.#hasAnswered = true;
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      asked.on('error', reject);
      asked.setTimeout(patience, () => asked.destroy(new Error('the renderer did not answer in time')));
      asked.end(body);
    });
  }

  close(): void {
    this.#fills.destroy();
    this.#passes.destroy();
    this.#bodies.destroy();
  }
}
