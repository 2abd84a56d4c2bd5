import type { FootprintType, historyAddCall } from './schema';

type Visit = readonly [FootprintType, number];

const key = 'visits';
const max = 20;
/** Milliseconds that sign-in waits for the history to be merged; the next page retries. */
const mergeTimeoutMs = 2000;

const isVisit = (value: unknown): value is Visit =>
  Array.isArray(value) && (value[0] === 'product' || value[0] === 'supplier') && Number.isInteger(value[1]);

/** Visits recorded on this device while signed out, oldest first. */
function readVisits(): Visit[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function writeVisits(visits: readonly Visit[]): void {
  try {
    if (visits.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(visits.slice(-max)));
  } catch {
    // Without storage there is nothing to merge.
  }
}

const others = (visits: readonly Visit[], [type, id]: Visit): Visit[] =>
  visits.filter(([kind, other]) => kind !== type || other !== id);

/** Records a visit on the device. */
export const rememberVisit = (type: FootprintType, id: number): void =>
  writeVisits([...others(readVisits(), [type, id]), [type, id]]);

/** Adds a visit to the account's browsing history. */
export async function addVisit(type: FootprintType, id: number): Promise<void> {
  // Public pages make no calls while signed out.
  const { callPath } = await import('@/lib/platform/http/call-contract');
  await callPath<typeof historyAddCall>('/api/history/add', { type, id }, { quiet: true });
}

async function merge(): Promise<void> {
  for (const visit of readVisits()) {
    await addVisit(...visit);
    writeVisits(others(readVisits(), visit));
  }
}

/** Merges the device's visits into the history of the account that just signed in. */
export const mergeVisits = (): Promise<void> =>
  Promise.race([merge().catch(() => undefined), new Promise<void>((late) => setTimeout(late, mergeTimeoutMs))]);
