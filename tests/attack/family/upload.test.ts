import { describe, expect, it } from 'vitest';
import { smallJpeg } from '../kit/bomb';
import { ask, call, each, range, Wire } from '../kit/http';
import { over } from '../kit/judge';
import { diskOf } from '../kit/process';
import { randomBytes } from '../kit/random';
import { effort, from, hostOf, target } from '../kit/target';
import { type At, parts, requireToken, signedIn, upload } from '../kit/upload';
import { against, openWeak } from '../kit/weak';

const attacker = from(41);
const buyer = () => signedIn('purchaser', 'buyer_ar', attacker);
const mb = 2 ** 20;

const allowed = 2 * mb;
/** Disk use of multipart uploads with one token, as a multiple of the allowed file size. */
async function leftByParts(at: At): Promise<Record<string, number>> {
  const token = await requireToken(at, 'picture', 'a.jpg', allowed);
  const { begin, put, drop } = parts(token, at);
  const measure = async (work: () => Promise<unknown>): Promise<number> => {
    const before = diskOf();
    await work();
    return ((diskOf() - before) * mb) / allowed;
  };
  const one = await begin();
  const again = await measure(() => each(range(20 * effort), 2, () => put(one.id ?? '', 1, randomBytes(0.95 * mb))));
  const sessions: string[] = [];
  const many = await measure(() =>
    each(range(12 * effort), 2, async () => {
      const { id } = await begin();
      if (id === null) return;
      sessions.push(id);
      await put(id, 1, randomBytes(mb));
    }),
  );
  const two = await begin();
  const parallel = await measure(() =>
    each(range(8), 8, (number) => put(two.id ?? one.id ?? '', number + 1, randomBytes(1.9 * mb))),
  );
  for (const id of [one.id, two.id, ...sessions]) if (id) await drop(id);
  return { 'one part sent again': again, 'many sessions': many, 'parts at once': parallel };
}
const leftTooMuch = (left: Record<string, number>): string[] =>
  Object.entries(left).flatMap(([name, grown]) => over(name, grown, 2, 'files'));

/** Sends an upload that is refused early, then another request on the same connection; reports faults of the second. */
async function afterRefusal(port: number, patience = 60_000): Promise<string[]> {
  const host = hostOf('en', port);
  const bytes = 3 * mb;
  const wire = new Wire({ port, source: attacker });
  wire.send(
    `POST /storage/buckets/geco-private/objects/YQ/uploads HTTP/1.1\r\nHost: ${host}\r\nAuthorization: UpToken a:b:c\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  wire.send(randomBytes(bytes));
  await wire.until(1, patience);
  const [first = 0] = wire.statuses;
  const findings = first >= 400 && first < 500 ? [] : [`the refused upload is answered with ${first}`];
  wire.send(`GET /api/get_nav?siteId=5 HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await wire.until(2, patience);
  // Either it is answered, or the connection is closed so that the client retries.
  if (wire.statuses.length < 2 && !wire.ended && !wire.socket.destroyed)
    findings.push('what follows on the connection is not answered');
  await wire.close();
  return findings;
}

const malformed = ['%zz', '%', '%00', '%E0%A4%A', '..%2f..%2fsecrets.json', 'a%0d%0ab'];
/** Malformed upload addresses; returns those not refused as such. */
async function malformedAddresses(port: number): Promise<string[]> {
  const tried = malformed.flatMap((key) => [
    { method: 'POST', path: `/storage/buckets/a/objects/${key}/uploads` },
    { method: 'PUT', path: `/storage/buckets/a/objects/${key}/uploads/${'0'.repeat(32)}/1` },
    { method: 'GET', path: `/storage/${key}` },
    { method: 'GET', path: `/storage/private/${key}?e=1&token=a:b` },
  ]);
  const answers = await each(tried, 4, ({ method, path }) =>
    ask({ method, path, port, host: hostOf('en', port), source: attacker, ...(method === 'GET' ? {} : { body: '' }) }),
  );
  return answers.flatMap(({ status }, index) =>
    status >= 400 && status < 500 ? [] : [`${tried[index]?.method} ${tried[index]?.path}: ${status}`],
  );
}

/** The users of a company who get its file URLs, by role. */
async function openedByRole(port: number, files: { licence: number; sheet: number }, tokens: Record<string, string>) {
  const closed = {
    licence: ['supplier_editor', 'supplier_sales', 'buyer'],
    sheet: ['supplier_sales', 'buyer'],
  } as const;
  const found: string[] = [];
  for (const kind of ['licence', 'sheet'] as const)
    for (const username of closed[kind]) {
      const at = { port, source: attacker, host: hostOf('en', port), token: tokens[username] ?? '' };
      const { status } = await call('/api/upload/address', { id: files[kind] }, at);
      if (status < 400 || status >= 500) found.push(`${username} opens the ${kind}: ${status}`);
    }
  return found;
}

const variants = ['w/96/format/png', 'w/0096', 'w/97', 'w/96/format/gif', 'w/1600/h/9', 'w/00000160/format/webp'];
/** Picture variants no page uses that are rendered nevertheless. */
async function needlessVariants(port: number, key: string): Promise<string[]> {
  const answers = await each(variants, 2, (variant) =>
    ask({ path: `/storage/${key}?imageView2/2/${variant}`, port, host: hostOf('en', port), source: attacker }),
  );
  const original = await ask({ path: `/storage/${key}`, port, host: hostOf('en', port), source: attacker });
  // Others are refused, or served as the original.
  return answers.flatMap(({ status, text }, index) =>
    (status >= 400 && status < 500) || text === original.text ? [] : [`${variants[index]}: ${status}`],
  );
}

describe('upload: uploads and stored files', () => {
  it('one token uses no more disk than its file', async () =>
    expect(leftTooMuch(await leftByParts(await buyer()))).toEqual([]));

  it('keeps the connection usable, or closes it, after a refused upload', async () => {
    for (let round = 0; round < 2 * effort; round++) expect(await afterRefusal(target.frontPort)).toEqual([]);
  });

  it('refuses malformed addresses', async () => expect(await malformedAddresses(target.port)).toEqual([]));

  it('opens a company’s documents only to roles that need them', async () => {
    const owner = await signedIn('supplier', 'supplier_a_diamond', attacker);
    const licence = await upload(owner, 'licence', 'licence.jpg', await smallJpeg());
    const sheet = await upload(owner, 'sheet', 'products.csv', Buffer.from('name (en)\nPump\n'));
    const files = { licence: licence.data?.id ?? 0, sheet: sheet.data?.id ?? 0 };
    const mine = await call('/api/upload/address', { id: files.licence }, owner);
    expect(mine.status).toBe(200);
    const tokens = {
      supplier_editor: (await signedIn('supplier', 'supplier_editor', attacker)).token,
      supplier_sales: (await signedIn('supplier', 'supplier_sales', attacker)).token,
      buyer: (await buyer()).token,
    };
    expect(await openedByRole(target.port, files, tokens)).toEqual([]);
  });

  it('renders only picture variants that pages use', async () => {
    const sent = await upload(await buyer(), 'picture', 'a.jpg', await smallJpeg());
    expect(sent.status).toBe(200);
    expect(await needlessVariants(target.port, sent.data?.key ?? '')).toEqual([]);
  });

  it('control: detects a store that keeps every part', () => {
    expect(leftTooMuch({ 'one part sent again': 18.5, 'many sessions': 12.5, 'parts at once': 0.95 })).toHaveLength(2);
    expect(diskOf()).toBeGreaterThan(0);
  });
  it('control: detects a server that responds early and stops reading', async () => {
    const weak = openWeak(() => new Promise<never>(() => {}));
    expect(await against(weak, (port) => afterRefusal(port, 1_000))).toContain(
      'what follows on the connection is not answered',
    );
  });
  it('control: detects a store that opens and renders everything', async () => {
    const open = () => openWeak((path) => ({ text: path }));
    expect(await against(open(), malformedAddresses)).toHaveLength(4 * malformed.length);
    expect(await against(open(), (port) => openedByRole(port, { licence: 1, sheet: 2 }, {}))).toHaveLength(5);
    expect(await against(open(), (port) => needlessVariants(port, 'a.jpg'))).toHaveLength(variants.length);
  });
});
