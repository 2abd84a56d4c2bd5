import { ask, call, pause } from './http';
import { memoryOf, rendererOf } from './process';
import { from, hostOf, target } from './target';
import { type At, upload } from './upload';

export type Wait = { status: number; ms: number };
/** Other visitors' calls, one after another, until `work` is done, and the peak memory of the renderer in MB. */
export async function beside<T>(work: Promise<T>, port = target.port) {
  let done = false;
  const settle = () => {
    done = true;
  };
  work.then(settle, settle);
  const renderer = rendererOf() ?? 0;
  const waits: Wait[] = [];
  let peak = 0;
  do {
    waits.push(await ask({ path: '/api/get_nav?siteId=5', port, host: hostOf('en', port), source: from(32) }));
    peak = Math.max(peak, memoryOf(renderer));
    await pause(150);
  } while (!done && waits.length < 1_000);
  return { result: await work, waits, peak };
}

type Import = { id: number; state: string } | null;
export type Reading = { id: number | null; state: string };
const refusedBy = ({ status }: { status: number }): Reading => ({
  id: null,
  state: status >= 500 || status === 0 ? `failed with ${status}` : 'refused',
});

/** Imports a sheet: its result, 'refused' if it did not start, 'reading' if it never ended. */
export async function readSheet(at: At, name: string, bytes: Buffer): Promise<Reading> {
  const last = await call<Import>('/api/product/import/get', { siteId: 5 }, at);
  if (last.data) await call('/api/product/import/drop', { id: last.data.id }, at);
  const sent = await upload(at, 'sheet', name, bytes);
  if (sent.status !== 200 || !sent.data) return refusedBy(sent);
  const started = await call<{ id: number } | null>(
    '/api/product/import/start',
    { siteId: 5, file: sent.data.key },
    at,
  );
  if (!started.data) return refusedBy(started);
  let state = 'reading';
  for (const end = Date.now() + 150_000; state === 'reading' && Date.now() < end; await pause(400)) {
    const { status, data } = await call<Import>('/api/product/import/get', { siteId: 5 }, at);
    if (status === 200) state = data?.state ?? 'dropped';
    // Not sent again after a crash of the renderer.
    else if (status === 0 || status >= 500) break;
  }
  return { id: started.data.id, state };
}

export const dropImport = (at: At, { id }: Reading) =>
  id === null ? null : call('/api/product/import/drop', { id }, at);
