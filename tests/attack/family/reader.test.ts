import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pause, range, Wire } from '../kit/http';
import { kept } from '../kit/judge';
import { connectionsOf } from '../kit/process';
import { heads, keeps, look, openIdle, openSlow, sendHeads, waves } from '../kit/reader';
import { effort, from, target } from '../kit/target';
import { against, openWeak } from '../kit/weak';

const { frontPort: port, pid } = target;
const stored = '/product/list.html';

/** Sends heads of one kind while another network is served; returns what fails. */
async function headsFail(at: number, name: string, patience?: number): Promise<string[]> {
  const count = 10 * effort;
  const sent = sendHeads(at, name, count, patience);
  const looks = [await look(at), await look(at)];
  const silent = await sent;
  return [...kept(name, looks), ...(silent > 0 ? [`${silent} of ${count} heads came to no answer`] : [])];
}

// A server that keeps everything it receives, in its own process so that nothing else affects its memory.
const keeper = `const kept = [];
require('node:http').createServer({ maxHeaderSize: 65536 }, ({ url, headers }, res) => {
  kept.push(Buffer.from(url + JSON.stringify(headers)));
  res.end();
}).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

const idle = 40;
let wires: Wire[] = [];
let opened = 0;

describe('reader: the front’s own request parser', () => {
  beforeAll(async () => {
    await look(port, stored);
    // Opened first and checked last: idle connections may stay for a minute.
    wires = await openIdle(port, idle);
    opened = Date.now();
  });
  afterAll(() => Promise.all(wires.map((wire) => wire.close())));

  it.each(Object.keys(heads).slice(1))('serves 16 kB heads and others: %s', async (name) =>
    expect(await headsFail(port, name)).toEqual([]),
  );

  it('serves others beside 500 slow connections', async () => {
    const slow = openSlow(port, 500);
    const looks: { status: number }[] = [];
    for (let second = 0; second < 5; second++) {
      for (const wire of slow) wire.send(second % 2 ? 'x' : ':');
      looks.push(await look(port), await look(port, stored));
      await pause(500);
    }
    await Promise.all(slow.map((wire) => wire.close()));
    expect(kept('others', looks)).toEqual([]);
  });

  it.each(Object.keys(waves))('does not leak memory for ever-new requests: %s', async (name) =>
    expect([...(await keeps({ port, pid }, name, 1_000 * effort)), ...kept('others', [await look(port)])]).toEqual([]),
  );

  it('closes a silent connection, even if the client keeps its half open', async () => {
    const end = opened + 180_000;
    let left = idle;
    while (left > 0 && Date.now() < end) {
      await pause(1_000);
      left = Object.values(connectionsOf(25)).reduce((sum, count) => sum + count, 0);
    }
    expect(left).toBe(0);
  });

  it('control: detects a front that keeps everything it receives', async () => {
    const child = spawn(process.execPath, ['-e', keeper], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [weak] = await once(child.stdout, 'data');
      const front = { port: Number(weak), pid: child.pid ?? 0 };
      for (const name of Object.keys(waves))
        expect(await keeps(front, name, 150)).toEqual([expect.stringContaining('the front has grown')]);
    } finally {
      child.kill();
    }
  });
  it('control: detects a front that hangs, and one that fails for others', async () => {
    const name = 'cookies';
    const mute = openWeak((path) => (path === '/robots.txt' ? {} : new Promise<never>(() => {})));
    expect(await against(mute, (at) => headsFail(at, name, 1_000))).toEqual([
      `${10 * effort} of ${10 * effort} heads came to no answer`,
    ]);
    const failing = openWeak(() => ({ status: 503 }));
    expect(await against(failing, (at) => headsFail(at, name))).toEqual([`${name}: 2 of 2 got 503`]);
  });
  it('control: counts a server’s open connections', async () => {
    const left = await against(
      openWeak(() => ({})),
      async (weak) => {
        const open = range(3).map(() => new Wire({ port: weak, source: from(27) }).send('GET / HT'));
        await pause(300);
        const count = connectionsOf(27, weak)['01'];
        await Promise.all(open.map((wire) => wire.close()));
        return count;
      },
    );
    expect(left).toBe(3);
  });
});
