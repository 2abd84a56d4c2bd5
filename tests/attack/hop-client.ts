import { connect, type Socket } from 'node:net';
import { type Message, markers, type Script } from './hop-message';

export type Heard = { status: number; echo: string | null; body: string };
type Judge = { fault: (text: string) => void; port: number; address: string; isMarker: (text: string) => boolean };

const patience = 20_000;
// A mutated message may wait for bytes that never come.
const patienceFree = 150;
const headEnd = '\r\n\r\n';

/** The complete responses received on a connection, and where they end. */
function readAnswers(text: string, methods: readonly string[]): { answers: Heard[]; length: number; partial: string } {
  const answers: Heard[] = [];
  let start = 0;
  for (;;) {
    const end = text.indexOf(headEnd, start);
    if (end < 0) break;
    const head = text.slice(start, end);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
    if (status === 100) {
      start = end + headEnd.length;
      continue;
    }
    const from = end + headEnd.length;
    const echo = /^x-echo: (\S*)/im.exec(head)?.[1] ?? null;
    const bodiless = methods[answers.length] === 'HEAD' || status === 204 || status === 304;
    let to = from;
    let body = '';
    if (!bodiless && /^transfer-encoding: chunked/im.test(head)) {
      for (let size = 1; size > 0 && to >= 0; ) {
        const line = text.indexOf('\r\n', to);
        size = line < 0 ? -1 : Number.parseInt(text.slice(to, line), 16);
        if (size < 0 || Number.isNaN(size) || text.length < line + 4 + size) to = -1;
        else {
          body += text.slice(line + 2, line + 2 + size);
          to = line + 4 + size;
        }
      }
      if (to < 0) break;
    } else if (!bodiless) {
      to = from + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      if (text.length < to) break;
      body = text.slice(from, to);
    }
    answers.push({ status, echo, body });
    start = to;
  }
  return { answers, length: start, partial: text.slice(start) };
}

function judgeAnswer(message: Message, { status, echo, body }: Heard, fault: Judge['fault']): void {
  const { marker, method, url, digest, fate } = message;
  if (echo === null) {
    if (status < 400 && fate !== 'free') fault(`${marker} got ${status} from nobody`);
    return;
  }
  if (echo !== marker && fate !== 'free') fault(`${marker} got the answer to ${echo}`);
  if (fate === 'refused' || fate === 'never') fault(`${marker} (${method} ${url}) was to be refused and got ${status}`);
  if (fate === 'cut' && message.manner !== 'early') fault(`${marker} was to be cut off and got ${status}`);
  if (fate === 'good' && body && body !== `${marker} ${method} ${url} ${message.manner === 'early' ? 'early' : digest}`)
    fault(`${marker} got another body: ${body}`);
}

/** Plays a script over one connection and checks the responses; settles when the connection has closed. */
export class Client {
  #heard = '';
  #sent = 0;
  #done = 0;
  #answered = 0;
  #socket!: Socket;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly script: Script,
    private readonly judge: Judge,
  ) {}

  run(): Promise<void> {
    const { messages, pipelined, leaves } = this.script;
    return new Promise((settled) => {
      const socket = connect({ port: this.judge.port, host: '127.0.0.1', localAddress: this.judge.address });
      this.#socket = socket;
      socket.setNoDelay(true);
      socket.on('connect', () => this.#write(pipelined || leaves !== null ? messages : messages.slice(0, 1)));
      socket.on('data', (part) => this.#hear(part.toString('latin1')));
      socket.on('end', () => socket.destroy());
      socket.on('error', () => {});
      socket.on('close', () => {
        clearTimeout(this.#timer);
        this.#finish();
        settled();
      });
    });
  }

  get #open(): boolean {
    return !this.#socket.destroyed && this.#socket.writable;
  }

  #fault(text: string): void {
    const sent = this.script.messages.map(
      ({ marker, fate, manner, bytes }) =>
        `    ${marker} ${fate} ${manner} ${JSON.stringify(bytes.toString('latin1').slice(0, 400))}`,
    );
    const { pipelined, piece, leaves } = this.script;
    this.judge.fault(`${text}\n  ${JSON.stringify({ pipelined, piece, leaves })}\n${sent.join('\n')}`);
  }

  #await(): void {
    clearTimeout(this.#timer);
    const { messages } = this.script;
    const waiting = messages.slice(this.#answered, this.#sent);
    const free = waiting.some(({ fate }) => fate === 'free');
    this.#timer = setTimeout(
      () => {
        if (!free) this.#fault(`no answer to ${waiting[0]?.marker} in ${patience} ms`);
        this.#socket.destroy();
      },
      free ? patienceFree : patience,
    );
  }

  #write(messages: readonly Message[]): void {
    this.#sent += messages.length;
    this.#await();
    const { piece, leaves } = this.script;
    const allBytes = Buffer.concat(messages.map(({ bytes }) => bytes));
    const bytes = leaves === null ? allBytes : allBytes.subarray(0, leaves);
    const leave = () => {
      if (leaves !== null) setImmediate(() => this.#socket.resetAndDestroy());
    };
    if (piece === 0 || bytes.length > piece * 60) {
      this.#socket.write(bytes);
      leave();
      return;
    }
    const next = (start: number) => {
      if (!this.#open) return;
      this.#socket.write(bytes.subarray(start, start + piece));
      if (start + piece < bytes.length) setImmediate(next, start + piece);
      else leave();
    };
    next(0);
  }

  #hear(text: string): void {
    this.#heard += text;
    const { messages, pipelined } = this.script;
    const { answers, length } = readAnswers(
      this.#heard.slice(this.#done),
      messages.slice(this.#answered).map(({ method }) => method),
    );
    this.#done += length;
    for (const answer of answers) {
      const message = messages[this.#answered++];
      if (message) judgeAnswer(message, answer, (fault) => this.#fault(fault));
      else if (messages.every(({ fate }) => fate !== 'free')) this.#fault('there are more answers than requests');
    }
    if (answers.length === 0) return;
    this.#await();
    if (this.#answered >= messages.length) this.#socket.destroy();
    else if (!pipelined && this.#answered >= this.#sent && this.script.leaves === null)
      this.#proceed(messages[this.#sent - 1], messages[this.#sent]);
  }

  /** Sends the next request after a response, unless the connection may be closing. */
  #proceed(before: Message | undefined, next: Message | undefined): void {
    if (!before || !next || before.mayEnd || before.fate !== 'good') this.#socket.destroy();
    else this.#write([next]);
  }

  #finish(): void {
    const { messages, leaves, pipelined } = this.script;
    const known = new Set(messages.map(({ marker }) => marker));
    const free = messages.some(({ fate }) => fate === 'free');
    for (const { hidden } of messages) if (free) for (const marker of hidden) known.add(marker);
    for (const [marker] of this.#heard.matchAll(markers))
      if (!known.has(marker) && this.judge.isMarker(marker))
        this.#fault(`${marker} was heard where nobody asked for it`);
    if (leaves !== null) return;
    // An error before a pending response ends a pipelined connection, including that response.
    const last = pipelined
      ? messages.findIndex(({ mayEnd, fate, manner }) => mayEnd || fate !== 'good' || manner === 'switch')
      : -1;
    const due = last >= 0 ? 0 : this.#sent;
    for (const message of messages.slice(this.#answered, due))
      if (message.manner !== 'break' && message.fate === 'good') this.#fault(`${message.marker} has no answer`);
  }
}
