import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filmFile } from '@/lib/demo/film-file';
import { readItems } from '@/lib/demo/portal-seed';
import { deliver } from '@/lib/platform/storage/download';
import { embeddedStorage } from '@/lib/platform/storage/settings';
import { showDemo } from '@/lib/server/renderer/demo';

const items = readItems<{ seconds: number }, object>('video');
const keys = items.map(({ key }) => key);
const storage = embeddedStorage('/nowhere', 'secret');
showDemo();
const ask = (key: string, headers: Record<string, string> = {}) =>
  deliver(storage, new Request(`http://geco.localhost/storage/${key}`, { headers }), `/${key}`);

describe('the films of the demo', () => {
  it('exist for each video', () =>
    expect(readdirSync('lib/demo/data/video').sort()).toEqual(keys.map((key) => `${key}.mp4`).sort()));

  it.each(keys)('%s is a small MP4 with fast start', (key) => {
    const file = readFileSync(filmFile(`demo/video/${key}.mp4`) ?? '');
    expect(file.length).toBeLessThanOrEqual(300_000);
    expect(file.subarray(4, 8).toString()).toBe('ftyp');
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
    const header = file.indexOf('mvhd') + 4;
    const [scale, length] = [file.readUInt32BE(header + 12), file.readUInt32BE(header + 16)];
    expect(length / scale).toBeCloseTo(items.find((item) => item.key === key)?.seconds ?? 0, 0);
  });

  it('are sent fully or in ranges, and nothing else is', async () => {
    const key = 'demo/video/vd-crane.mp4';
    const full = await ask(key);
    expect(full.status).toBe(200);
    expect(full.headers.get('content-type')).toBe('video/mp4');
    const part = await ask(key, { range: 'bytes=0-99' });
    expect(part.status).toBe(206);
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    for (const wrong of ['demo/video/none.mp4', 'demo/video/../companies.json', 'demo/video/vd-crane.mp4/x.mp4'])
      expect((await ask(wrong)).status).toBe(404);
  });
});
