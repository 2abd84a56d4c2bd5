import sharp from 'sharp';

export type Sent = { name: string; mimeType: string; buffer: Buffer };

/** A picture like a camera's: unique, with a location in its EXIF. */
export async function drawPicture(name: string, width: number, height: number): Promise<Sent> {
  const colour = () => Math.floor(Math.random() * 200);
  const bars = Array.from({ length: 12 }, (_, index) => {
    const fill = `rgb(${colour()},${colour()},${colour()})`;
    return `<rect x="${(index * width) / 12}" y="${(index % 4) * (height / 16)}" width="${width / 14}" height="${height * 0.7}" fill="${fill}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#dde"/>${bars.join('')}</svg>`;
  const image = sharp(Buffer.from(drawing));
  if (name.endsWith('.png')) return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
  const buffer = await image
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 0/1' } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
