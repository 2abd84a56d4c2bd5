import { type FileHandle, open } from 'node:fs/promises';
import { daySeconds } from '@/lib/platform/calendar/constants';
import type { Finding } from './job';
import { FileRefusal } from './refusal';

type Box = { type: string; start: number; body: number; end: number };

const brands = /^(?:isom|iso\d|mp4\d|avc1|M4V |MSNV|dash|f4v )$/;
/** Brands of other files, even if a playable one is listed too: QuickTime, still pictures, audio. */
const foreign = /^(?:qt {2}|hei[cxms]|hev[cxms]|mif1|msf1|avi[fs]|crx |M4[AB] )$/;
const maxBrands = 64;
/** HEVC, which many browsers do not play. ISO/IEC 14496-15, 8.4; Dolby Vision streams 3. */
const hevc = /^(?:hvc1|hev1|dvh1|dvhe)$/;
const parents = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Camera metadata, including location. */
const notes = new Set(['udta', 'meta', 'uuid']);
const max = 20_000;
const deepest = 8;
const broken = () => new FileRefusal('fileBroken');

const bytesAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw broken();
  return buffer;
};

/** Whether a range has only zeros, as cameras pad blocks. */
async function isZero(file: FileHandle, from: number, to: number): Promise<boolean> {
  for (let at = from; at < to; at += 65_536)
    if ((await bytesAt(file, at, Math.min(65_536, to - at))).some((byte) => byte !== 0)) return false;
  return true;
}

/** The boxes in a range of a file, without gaps other than zeros. ISO/IEC 14496-12, 4.2. */
async function boxesIn(file: FileHandle, from: number, to: number, budget: { boxes: number }): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const head = await bytesAt(file, at, Math.min(8, to - at));
    if (head.every((byte) => byte === 0) && (await isZero(file, at, to))) break;
    if (head.length < 8) throw broken();
    const type = head.toString('latin1', 4, 8);
    const short = head.readUInt32BE(0);
    const long = short === 1 ? Number((await bytesAt(file, at + 8, 8)).readBigUInt64BE(0)) : 0;
    const size = short === 0 ? to - at : short === 1 ? long : short;
    const body = at + (short === 1 ? 16 : 8);
    if (at + size < body || at + size > to || ++budget.boxes > max) throw broken();
    boxes.push({ type, start: at, body, end: at + size });
    at += size;
  }
  return boxes;
}

/** Duration in a movie header, in seconds; null if unknown. ISO/IEC 14496-12, 8.2.2. */
async function secondsOf(file: FileHandle, { body, end }: Box): Promise<number | null> {
  if (end - body < 100) throw broken();
  const head = await bytesAt(file, body, 32);
  const wide = head[0] === 1;
  const scale = head.readUInt32BE(wide ? 20 : 12);
  const duration = wide ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const seconds = duration / scale;
  return Number.isFinite(seconds) && seconds > 0 && seconds < daySeconds ? seconds : null;
}

/** Whether a file lists a playable brand among its compatible ones. ISO/IEC 14496-12, 4.3. */
async function isPlayable(file: FileHandle, { body, end }: Box): Promise<boolean> {
  const brandText = (await bytesAt(file, body, Math.min(end - body, 4 * maxBrands))).toString('latin1');
  const [major = '', , ...others] = brandText.match(/.{4}/gs) ?? [];
  return !foreign.test(major) && [major, ...others].some((brand) => brands.test(brand));
}

type Found = { seconds: number | null; handlers: string[]; notes: Box[]; boxes: number };

async function walk(file: FileHandle, boxes: Box[], found: Found, depth = 0): Promise<void> {
  if (depth > deepest) throw broken();
  for (const box of boxes) {
    if (notes.has(box.type)) found.notes.push(box);
    else if (box.type === 'mvhd') found.seconds = await secondsOf(file, box);
    else if (box.type === 'hdlr' && box.end - box.body >= 12)
      found.handlers.push((await bytesAt(file, box.body + 8, 4)).toString('latin1'));
    else if (box.type === 'stsd' && box.end - box.body >= 16) {
      if (hevc.test((await bytesAt(file, box.body + 12, 4)).toString('latin1'))) throw new FileRefusal('fileHevc');
    } else if (parents.has(box.type)) await walk(file, await boxesIn(file, box.body, box.end, found), found, depth + 1);
  }
}

/** Replaces a box by an empty one of the same size, so that offsets stay valid. */
async function blank(file: FileHandle, { start, body, end }: Box): Promise<void> {
  await file.write('free', start + 4, 'latin1');
  const zeros = Buffer.alloc(65_536);
  for (let at = body; at < end; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
}

/**
 * Walks the boxes of an MP4: brand, video track, duration, nothing beyond its end. Metadata is blanked in place.
 * @throws FileRefusal if not an MP4 or not playable
 */
export async function checkVideo(path: string): Promise<Finding> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const found: Found = { seconds: null, handlers: [], notes: [], boxes: 0 };
    const boxes = await boxesIn(file, 0, size, found);
    const [first] = boxes;
    if (first?.type !== 'ftyp' || first.end - first.body < 8) throw new FileRefusal('fileFormat');
    if (!(await isPlayable(file, first))) throw new FileRefusal('fileFormat');
    await walk(file, boxes, found);
    const frames = boxes.some(({ type, body, end }) => type === 'mdat' && end > body);
    if (found.seconds === null || !found.handlers.includes('vide') || !frames) throw broken();
    for (const box of found.notes) await blank(file, box);
    return { type: 'mp4', anew: false, width: null, height: null, seconds: Math.ceil(found.seconds) };
  } finally {
    await file.close();
  }
}
