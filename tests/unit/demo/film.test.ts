import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { films } from '@/lib/demo/film/film';
import { filmFile } from '@/lib/demo/film-file';
import { readItems } from '@/lib/demo/portal-seed';
import { showDemo } from '@/lib/renderer/demo';
import { deliver } from '@/lib/storage/deliver';
import { embeddedStorage } from '@/lib/storage/settings';

const items = readItems<{ seconds: number }, object>('video');
const keys = items.map(({ key }) => key);
const storage = embeddedStorage('/nowhere', 'secret');
showDemo();
const ask = (key: string, headers: Record<string, string> = {}) =>
  deliver(storage, new Request(`http://geco.localhost/storage/${key}`, { headers }), `/${key}`);

describe('the films of the demo', () => {
  it('are drawn for every video', () => expect(Object.keys(films).sort()).toEqual([...keys].sort()));

  it.each(keys)('%s moves, and each picture of it can be drawn', async (key) => {
    const draw = films[key];
    if (!draw) throw new Error(key);
    const pictures = [0, 0.2, 0.45, 0.7, 0.95].map(draw);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const picture of pictures) {
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
      const { width, height } = await sharp(Buffer.from(picture)).metadata();
      expect([width, height]).toEqual([640, 360]);
    }
  });

  it.each(keys)('%s is a small MP4 that plays before it has all arrived', (key) => {
    const file = readFileSync(filmFile(`demo/video/${key}.mp4`) ?? '');
    expect(file.length).toBeLessThanOrEqual(300_000);
    expect(file.subarray(4, 8).toString()).toBe('ftyp');
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
    const header = file.indexOf('mvhd') + 4;
    const [scale, length] = [file.readUInt32BE(header + 12), file.readUInt32BE(header + 16)];
    expect(length / scale).toBeCloseTo(items.find((item) => item.key === key)?.seconds ?? 0, 0);
  });

  it('are sent whole or in part, and nothing else is', async () => {
    const key = 'demo/video/vd-crane.mp4';
    const whole = await ask(key);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    const part = await ask(key, { range: 'bytes=0-99' });
    expect(part.status).toBe(206);
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    for (const wrong of ['demo/video/none.mp4', 'demo/video/../film/film.ts', 'demo/video/vd-crane.mp4/x.mp4'])
      expect((await ask(wrong)).status).toBe(404);
  });
});
