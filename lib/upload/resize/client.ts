import { config } from '@/lib/platform/config';
import { UploadFailure } from '@/lib/upload/client';
import { isHeic, maxBytes, shrinkTries, typeOfName, typesOf } from '@/lib/upload/rules';
import type { UploadKind } from '@/lib/upload/types';

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Encoding = {
  type: 'image/jpeg' | 'image/png';
  ending: 'jpg' | 'png';
  tries: readonly { side: number; quality: number }[];
};

/** Maximum bytes read: photos of the largest phone cameras have some 60 MB. */
const readable = 100 * 2 ** 20;
const encodings = {
  jpg: { type: 'image/jpeg', ending: 'jpg', tries: shrinkTries.jpg },
  png: { type: 'image/png', ending: 'png', tries: shrinkTries.png },
} as const satisfies Record<string, Encoding>;
const sampleSide = 256;

/** Whether a file is a picture that is allowed once scaled down or converted to JPEG. */
export function needsFitting(kind: UploadKind, name: string, bytes: number): boolean {
  if (!typesOf(kind).includes('jpg') || bytes < 1) return false;
  if (isHeic(name)) return true;
  const type = typeOfName(name);
  return (type === 'jpg' || type === 'png') && typesOf(kind).includes(type) && bytes > maxBytes(kind, type);
}

function canvasOf(bitmap: ImageBitmap, side: number): Canvas {
  const scale = Math.min(
    1,
    side / Math.max(bitmap.width, bitmap.height),
    Math.sqrt(config.upload.pixels / (bitmap.width * bitmap.height)),
  );
  const [width, height] = [bitmap.width, bitmap.height].map((length) => Math.max(1, Math.round(length * scale)));
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width ?? 1, height ?? 1);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function draw(bitmap: ImageBitmap, side: number, ground: string | null) {
  const canvas = canvasOf(bitmap, side);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;
  if (!context) throw new UploadFailure({ key: 'fileSize' }, false);
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

const encode = (canvas: Canvas, type: string, quality: number): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type, quality })
    : new Promise((done) => canvas.toBlob(done, type, quality));

/** Whether a picture has transparency. Scaling preserves some of it, so a small sample is enough. */
function isTransparent(bitmap: ImageBitmap): boolean {
  const { canvas, context } = draw(bitmap, sampleSide, null);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (Number(data[at]) < 255) return true;
  return false;
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    // Apply the EXIF orientation, which is lost when redrawn.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UploadFailure({ key: isHeic(file.name) ? 'fileHeic' : 'fileBroken' }, false, { cause });
  }
}

/**
 * Scales a photo down for its kind in the browser: to JPEG, or PNG with transparency; converts HEIC if the browser can
 * decode it. @param onProgress receives 0 to 1 @throws UploadFailure if unreadable, still too large, or aborted
 */
export async function fitPicture(
  file: File,
  kind: UploadKind,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<File> {
  if (file.size > readable) throw new UploadFailure({ key: 'fileSize' }, false);
  const bitmap = await decode(file);
  try {
    const keepsPng = typeOfName(file.name) === 'png' && typesOf(kind).includes('png') && isTransparent(bitmap);
    const { type, ending, tries } = keepsPng ? encodings.png : encodings.jpg;
    for (const [at, { side, quality }] of tries.entries()) {
      if (signal.aborted) throw new UploadFailure(null, true);
      onProgress(at / tries.length);
      const { canvas } = draw(bitmap, side, keepsPng ? null : '#fff');
      const blob = await encode(canvas, type, quality);
      if (blob?.type === type && blob.size <= maxBytes(kind, ending)) {
        onProgress(1);
        return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${ending}`, { type });
      }
    }
    throw new UploadFailure({ key: 'fileSize' }, false);
  } finally {
    bitmap.close();
  }
}
