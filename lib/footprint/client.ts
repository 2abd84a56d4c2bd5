import type { FootprintType, historyAddCall } from './schema';

type Visit = readonly [FootprintType, number];

const key = 'visits';
const max = 20;
/** As long as a sign-in waits for its history; the next page goes on. */
const patience = 2000;

const isVisit = (value: unknown): value is Visit =>
  Array.isArray(value) && (value[0] === 'product' || value[0] === 'supplier') && Number.isInteger(value[1]);

/** What was seen on this device while nobody was signed in, the oldest first. */
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
    // Without storage nothing is merged.
  }
}

const others = (visits: readonly Visit[], [type, id]: Visit): Visit[] =>
  visits.filter(([kind, other]) => kind !== type || other !== id);

/** Keeps on the device that something was seen. */
export const keepVisit = (type: FootprintType, id: number): void =>
  writeVisits([...others(readVisits(), [type, id]), [type, id]]);

/** Adds a visit to the account's browsing history. */
export async function addVisit(type: FootprintType, id: number): Promise<void> {
  // Public pages call nothing as long as nobody is signed in.
  const { callPath } = await import('@/lib/platform/http/call-contract');
  await callPath<typeof historyAddCall>('/api/history/add', { type, id }, { quiet: true });
}

async function merge(): Promise<void> {
  for (const visit of readVisits()) {
    await addVisit(...visit);
    writeVisits(others(readVisits(), visit));
  }
}

/** Adds what this device kept to the history of who has signed in. */
export const mergeVisits = (): Promise<void> =>
  Promise.race([merge().catch(() => undefined), new Promise<void>((late) => setTimeout(late, patience))]);
