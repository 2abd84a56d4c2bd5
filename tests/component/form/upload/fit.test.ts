import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { config } from '@/lib/platform/config';
import type { UploadFailure } from '@/lib/upload/client';
import { fitPicture, needsFitting } from '@/lib/upload/resize/client';

const limit = config.upload.kinds.picture.bytes;
/** The image the mocked browser decodes, and the bytes per pixel it encodes at quality 1. */
let photo = { width: 4032, height: 3024, alpha: 255, weight: 0.5 };
let drawn: { width: number; height: number; ground: string | undefined }[] = [];
const close = vi.fn();

class CanvasDouble {
  ground: string | undefined;
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    const canvas = this;
    return {
      set fillStyle(colour: string) {
        canvas.ground = colour;
      },
      fillRect: () => {},
      drawImage: () => {},
      getImageData: () => ({ data: [0, 0, 0, photo.alpha] }),
    };
  }
  async convertToBlob({ type, quality }: { type: string; quality: number }) {
    drawn.push({ width: this.width, height: this.height, ground: this.ground });
    const bytes = Math.round(this.width * this.height * photo.weight * quality);
    // A file that is too large is discarded, so its bytes can be missing.
    return bytes > limit
      ? Object.defineProperty(new Blob([], { type }), 'size', { value: bytes })
      : new Blob([new Uint8Array(bytes)], { type });
  }
}

const options = { signal: new AbortController().signal, onProgress: () => {} };
const file = (name: string, bytes = 6 * 2 ** 20) => new File([new Uint8Array(bytes)], name);
const keyOf = (work: Promise<File>) =>
  work.then(
    () => 'done',
    ({ reason }: UploadFailure) => (reason && 'key' in reason ? reason.key : 'stopped'),
  );

beforeEach(() => {
  photo = { width: 4032, height: 3024, alpha: 255, weight: 0.5 };
  drawn = [];
  close.mockReset();
  vi.stubGlobal('OffscreenCanvas', CanvasDouble);
  vi.stubGlobal('createImageBitmap', async () => ({ ...photo, close }));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['IMG_1.jpg', limit + 1, true],
  ['IMG_1.JPEG', limit, false],
  ['logo.png', limit + 1, true],
  ['IMG_1.HEIC', 100, true],
  ['scan.pdf', 20 * 2 ** 20, false],
  ['clip.mp4', 90 * 2 ** 20, false],
])('%s of %i bytes is a photo to shrink: %s', (name, bytes, expected) => {
  expect(needsFitting('picture', name, bytes)).toBe(expected);
});

it('leaves videos and sheets unchanged', () => {
  expect(needsFitting('video', 'a.jpg', limit + 1)).toBe(false);
  expect(needsFitting('sheet', 'a.heic', 10)).toBe(false);
});

it('converts a 12-megapixel photo to a JPEG within the limit, and frees its pixels', async () => {
  const progress: number[] = [];
  const small = await fitPicture(file('IMG_1.HEIC'), 'picture', {
    ...options,
    onProgress: (share) => progress.push(share),
  });
  expect([small.name, small.type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
  expect(small.size).toBeLessThanOrEqual(limit);
  const last = drawn.at(-1);
  expect(last?.ground).toBe('#fff');
  expect((last?.width ?? 0) / (last?.height ?? 1)).toBeCloseTo(4 / 3, 2);
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(close).toHaveBeenCalledOnce();
});

it('keeps the dimensions of a photo that fits at a lower quality', async () => {
  photo = { width: 1600, height: 1200, alpha: 255, weight: 1.2 };
  await fitPicture(file('IMG_1.jpg'), 'picture', options);
  expect(drawn.at(-1)).toMatchObject({ width: 1600, height: 1200 });
});

it('keeps a transparent PNG, and converts others to JPEG', async () => {
  photo.alpha = 0;
  const logo = await fitPicture(file('logo.png'), 'picture', options);
  expect([logo.name, logo.type, drawn.at(-1)?.ground]).toEqual(['logo.png', 'image/png', undefined]);
  photo.alpha = 255;
  expect((await fitPicture(file('screen.png'), 'picture', options)).name).toBe('screen.jpg');
});

it('reports pictures that cannot be decoded or shrunk enough', async () => {
  photo.weight = 100;
  expect(await keyOf(fitPicture(file('IMG_1.jpg'), 'picture', options))).toBe('fileSize');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')));
  expect(await keyOf(fitPicture(file('IMG_1.heic'), 'picture', options))).toBe('fileHeic');
  expect(await keyOf(fitPicture(file('IMG_1.jpg'), 'picture', options))).toBe('fileBroken');
});

it('stops between two attempts when cancelled', async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await keyOf(fitPicture(file('IMG_1.jpg'), 'picture', { ...options, signal: stop.signal }))).toBe('stopped');
  expect(drawn).toEqual([]);
});
