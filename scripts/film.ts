// npm run film [-- KEY …] — draws the demo's films anew into lib/demo/data/video; needs ffmpeg.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import sharp from 'sharp';
import { films } from '@/lib/demo/film/film';
import { size } from '@/lib/demo/film/pen';

const rate = 25;
const seconds = 6;
const maxBytes = 300_000;

for (const key of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(films)) {
  const draw = films[key];
  if (!draw) throw new Error(`There is no film ${key}: ${Object.keys(films).join(', ')}`);
  const file = `lib/demo/data/video/${key}.mp4`;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${size.w}x${size.h} -r ${rate} -i -`;
  const output = '-an -c:v libx264 -preset veryslow -tune animation -crf 27 -pix_fmt yuv420p -movflags +faststart';
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...`${input} ${output}`.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const count = rate * seconds;
  for (let index = 0; index < count; index++) {
    const picture = await sharp(Buffer.from(draw(index / count)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  const { size: bytes } = statSync(file);
  if (code !== 0 || bytes > maxBytes) throw new Error(`${file}: ended with ${code}, ${bytes} bytes`);
  console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
}
