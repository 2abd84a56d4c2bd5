// npx tsx scripts/film.mjs [KEY…] — draws the demo's films anew into lib/demo/data/video; needs ffmpeg
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import sharp from 'sharp';
import { films } from '../lib/demo/film/film.ts';
import { size } from '../lib/demo/film/pen.ts';

const rate = 25;
const seconds = 6;
const most = 300_000;

for (const key of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(films)) {
  const file = `lib/demo/data/video/${key}.mp4`;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${size.w}x${size.h} -r ${rate} -i -`;
  const output = '-an -c:v libx264 -preset veryslow -tune animation -crf 27 -pix_fmt yuv420p -movflags +faststart';
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...`${input} ${output}`.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const count = rate * seconds;
  for (let at = 0; at < count; at++) {
    const picture = await sharp(Buffer.from(films[key](at / count)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  const { size: bytes } = statSync(file);
  if (code !== 0 || bytes > most) throw new Error(`${file}: ended with ${code}, ${bytes} bytes`);
  console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
}
