import { describe, expect, it } from 'vitest';
import { openSession, session } from '../kit/account';
import {
  asStaff,
  by,
  callsOn,
  entersOn,
  foreign,
  foreignPages,
  greetsOn,
  outlives,
  site,
  stolen,
  takesForeign,
  talk,
  unknownUser,
} from '../kit/chat';
import { restarted } from '../kit/judge';
import { rendererOf } from '../kit/process';
import { randomText } from '../kit/random';
import { openWeakSocket } from '../kit/socket';
import { from } from '../kit/target';
import { against } from '../kit/weak';

/** Milliseconds that a control test waits for something that does not arrive. */
const short = 500;

describe('chat: sockets', () => {
  it('refuses a page of another site', async () =>
    expect(await foreignPages(await by('purchaser', 'buyer_fr', 200))).toEqual([]));
  it('accepts one handshake per connection', async () => expect(await greetsOn(unknownUser(site, 206))).toEqual([]));
  it('limits the handshakes of one network and admits others meanwhile', async () =>
    expect(await entersOn(site, await by('purchaser', 'buyer_es', 207), 4_000)).toEqual([]));
  it('limits endless calls and nobody else’s', async () => {
    const { conversationId, supplier } = await talk();
    expect(await callsOn(await by('purchaser', 'buyer_en', 202), supplier, { conversationId })).toEqual([]);
  });
  it('closes a connection that sends invalid messages, without a renderer restart', async () => {
    const before = rendererOf();
    expect(await takesForeign(await by('purchaser', 'buyer_pt', 208))).toEqual([]);
    expect(restarted('foreign packets', before, rendererOf())).toEqual([]);
  });
  it('delivers a conversation only to its two sides', async () => {
    const { token } = await session('purchaser', 'buyer_fr', from(204));
    const secret = `Nobody else reads ${randomText()}`;
    expect(await stolen(await by('purchaser', 'buyer_fr', 204), token, await talk(), secret)).toEqual([]);
  });
  it('closes the socket when its session ends', async () => {
    const { cookie, token } = await openSession('purchaser', 'buyer_ru', from(205));
    expect(await outlives({ port: site, source: from(205), cookie }, token)).toEqual([]);
  });
  it('does not accept a member as staff', async () => {
    const { token } = await session('purchaser', 'buyer_de', from(209));
    expect(await asStaff(await by('purchaser', 'buyer_de', 209), token)).toEqual([]);
  });

  it('control: detects sockets that accept everything from everybody', async () => {
    const secret = 'Everybody reads this';
    const open = () => openWeakSocket(secret);
    const weak = (port: number, network = 210) => by('purchaser', 'x', network, port);
    expect(await against(open(), async (port) => foreignPages(await weak(port)))).toHaveLength(7);
    expect(await against(open(), async (port) => greetsOn(await weak(port), short))).toHaveLength(2);
    expect(await against(open(), async (port) => entersOn(port, await weak(port), 60))).toHaveLength(1);
    expect(await against(open(), async (port) => callsOn(await weak(port), await weak(port), {}, 60))).toHaveLength(1);
    expect(await against(open(), async (port) => takesForeign(await weak(port), short))).toHaveLength(
      Object.keys(foreign).length,
    );
    const findings = await against(open(), async (port) =>
      stolen(await weak(port), 'x', await talk(port), secret, short),
    );
    expect(findings).toContain('a stranger hears the conversation');
    expect(findings.filter((line) => line.startsWith('/api/'))).toHaveLength(16);
    expect(await against(open(), async (port) => outlives(await weak(port), 'x', short))).toHaveLength(3);
    expect(await against(open(), async (port) => asStaff(await weak(port), 'x'))).toHaveLength(8);
  });
});
