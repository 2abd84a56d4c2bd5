import { StorageError } from './error';

export type FormPart = { name: string; fileName: string | null; type: string; body: AsyncIterable<Buffer> };

const headLength = 8192;
const parameter = (header: string, name: string): string | null =>
  new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(header)?.[1] ?? null;

/** The boundary of a multipart content type; null for another type. */
const boundaryOf = (contentType: string): string | null =>
  /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
    .exec(contentType)
    ?.slice(1)
    .find(Boolean) ?? null;

class Pieces {
  #buffer: Buffer = Buffer.from('\r\n');
  #source: AsyncIterator<Uint8Array>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#source.next();
    if (done) throw new StorageError(400, 'the form ends too early');
    this.#buffer = Buffer.concat([this.#buffer, value]);
  }

  /** Reads up to a mark, which is consumed; at most `max` bytes. */
  async upTo(mark: Buffer, max: number): Promise<Buffer> {
    for (;;) {
      const at = this.#buffer.indexOf(mark);
      if (at >= 0 ? at > max : this.#buffer.length > max + mark.length)
        throw new StorageError(400, 'a part of the form is too long');
      if (at >= 0) return this.#take(at, mark.length);
      await this.#more();
    }
  }

  /** The bytes up to a mark piece by piece, so that a file need not fit into memory. */
  async *flow(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#buffer.indexOf(mark);
      if (at >= 0) {
        if (at > 0) yield this.#take(at, mark.length);
        else this.#take(0, mark.length);
        return;
      }
      const safe = this.#buffer.length - mark.length + 1;
      if (safe > 0) yield this.#take(safe, 0);
      await this.#more();
    }
  }

  async exactly(count: number): Promise<string> {
    while (this.#buffer.length < count) await this.#more();
    return this.#take(count, 0).toString('latin1');
  }

  #take(count: number, skipped: number): Buffer {
    const taken = this.#buffer.subarray(0, count);
    this.#buffer = this.#buffer.subarray(count + skipped);
    return taken;
  }
}

/**
 * The parts of a form, in order (RFC 7578). Read each body to its end before the next part.
 * @throws StorageError 400 if it is not a form
 */
export async function* readForm(contentType: string, source: AsyncIterable<Uint8Array>): AsyncGenerator<FormPart> {
  const boundary = boundaryOf(contentType);
  if (boundary === null) throw new StorageError(400, 'not a form');
  const mark = Buffer.from(`\r\n--${boundary}`);
  const pieces = new Pieces(source);
  await pieces.upTo(mark, headLength);
  for (let end = await pieces.exactly(2); end !== '--'; end = await pieces.exactly(2)) {
    if (end !== '\r\n') throw new StorageError(400, 'not a form');
    const head = (await pieces.upTo(Buffer.from('\r\n\r\n'), headLength)).toString();
    const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(head)?.[1] ?? '';
    const name = parameter(disposition, 'name');
    if (name === null) throw new StorageError(400, 'a part of the form has no name');
    yield {
      name,
      fileName: parameter(disposition, 'filename'),
      type: /^content-type:\s*([^\s;]+)/im.exec(head)?.[1] ?? 'application/octet-stream',
      body: pieces.flow(mark),
    };
  }
}
