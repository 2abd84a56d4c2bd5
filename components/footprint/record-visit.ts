import type { FootprintType } from '@/lib/footprint/schema';
import { presentKinds } from '@/lib/http/presence';

const recorded = new Set<string>();

/** Adds what is seen to the browsing history of who is signed in; nobody else costs a call. */
export function recordVisit(type: FootprintType, id: number): void {
  const key = `${type}:${id}`;
  if (presentKinds().length === 0 || recorded.has(key)) return;
  recorded.add(key);
  const record = async () => (await import('./favourite-work')).addVisit(type, id).catch(() => undefined);
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => void record(), { once: true });
  else void record();
}
