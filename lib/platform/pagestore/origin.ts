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
// A page with many products lists all their tags in one header.
const maxHeaderSize = 1024 * 1024;

/** The renderer as the front sees it: HTTP over a unix socket. */
export class Origin {
  #fills = new Agent({ keepAlive: true, maxSockets: 32 });
  #passes = new Agent({ keepAlive: true });
  #bodies = new Agent({ keepAlive: false });
  #hasAnswered = false;

  constructor(readonly socketPath: string) {}

  /** False until it has started: not being up yet is no failure. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /**
   * Starts a proxied request; the caller sends the body and reads the response.
   * @param bringsBody use a connection for this request only, closed afterwards
   */
  pass(options: PassOptions, bringsBody: boolean, answered: (answer: IncomingMessage) => void): ClientRequest {
    const agent = bringsBody ? this.#bodies : this.#passes;
    // If the renderer closed first, a response sent before the end of the body could be lost to a write error.
    const headers = { ...options.headers, connection: 'keep-alive' };
    return request({ ...options, headers, socketPath: this.socketPath, agent, maxHeaderSize }, (answer) => {
      this.#hasAnswered = true;
      answered(answer);
    });
  }

  /**
   * Requests a page with the front's own headers and buffers the response.
   * @throws Error of the connection if the renderer is down, or a timeout
   */
  get(path: string, headers: Record<string, string>): Promise<OriginAnswer> {
    return this.#ask({ path, headers, agent: this.#fills }, '', fillTimeout);
  }

  /**
   * Makes a call with a JSON body on its own connection and buffers the response.
   * @throws Error of the connection if the renderer is down, or a timeout: the call may or may not have been done
   */
  post(path: string, headers: Record<string, string>, body: string): Promise<OriginAnswer> {
    const framing = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const options = { method: 'POST', path, headers: { ...headers, ...framing }, agent: this.#bodies };
    return this.#ask(options, body, callTimeout);
  }

  #ask(options: RequestOptions, body: string, timeoutMs: number): Promise<OriginAnswer> {
    return new Promise((resolve, reject) => {
      const outgoing = request({ ...options, socketPath: this.socketPath, maxHeaderSize }, (answer) => {
        this.#hasAnswered = true;
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      outgoing.on('error', reject);
      outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new Error('the renderer did not answer in time')));
      outgoing.end(body);
    });
  }

  close(): void {
    this.#fills.destroy();
    this.#passes.destroy();
    this.#bodies.destroy();
  }
}
