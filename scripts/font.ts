// npm run font — cuts the faces of app/font.css out of the installed fonts, to app/font.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cutFace, readFaces } from './tool/font';

mkdirSync('app/font', { recursive: true });
for (const face of readFaces()) {
  const bytes = await cutFace(face);
  writeFileSync(`app/font/${face.name}.woff2`, bytes);
  process.stdout.write(`${face.name.padEnd(12)} ${String(bytes.length).padStart(6)} B\n`);
}
