import { addVisit, mergeVisits, rememberVisit } from '@/lib/footprint/client';
import type { FootprintType } from '@/lib/footprint/schema';
import { signedInKinds } from '@/lib/platform/http/signed-in';

const recorded = new Set<string>();

async function record(type: FootprintType, id: number): Promise<void> {
  if (signedInKinds().length === 0) return rememberVisit(type, id);
  await mergeVisits();
  await addVisit(type, id).catch(() => undefined);
}

/** Adds a view to the browsing history if signed in; otherwise stores it on the device without a request. */
export function recordVisit(type: FootprintType, id: number): void {
  const key = `${type}:${id}`;
  if (recorded.has(key)) return;
  recorded.add(key);
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => void record(type, id), { once: true });
  else void record(type, id);
}
