// npm run bench -- --load [--minutes N] — one visitor's response times while three networks send the ten most expensive
// calls and pages as fast as they are answered, compared with a quiet period. Exits with 1 if the 95th percentile
// exceeds a second. Counts what networks and accounts are refused by rate limits.

import { companyListCall } from '@/lib/company/schema';
import { productListCall, productSearchCall } from '@/lib/product/schema';
import { purchaseMatchCall } from '@/lib/purchase/match/call';
import { purchaseStartCall } from '@/lib/purchase/prefill/call';
import { savedDeleteCall, savedListCall, savedSaveCall } from '@/lib/purchase/saved/schema';
import { quotationCompareCall } from '@/lib/quotation/comparison/call';
import { quotationReceivedCall } from '@/lib/quotation/received/schema';
import { session } from '@/tests/attack/kit/account';
import { Agent, type Answer, ask, call, each, pause, range } from '@/tests/attack/kit/http';
import { percentile } from '@/tests/attack/kit/judge';
import { random, randomText } from '@/tests/attack/kit/random';
import { from, target } from '@/tests/attack/kit/target';
import { anybody, send, type Who } from '@/tests/attack/kit/trade';

const bound = 1_000;
const quietSeconds = 20;
const seconds = Math.round((target.minutes ?? 1) * 60);
/** Concurrent requests of one network, more than its limit. */
const lanes = 8;
/** A visitor's call without a response after this time counts as that wait. */
const lost = 30_000;

type Attacker = { supplier: Who; buyer: Who; requestId: number; saved: number[] };
type Dear = (attacker: Attacker) => Promise<Pick<Answer, 'status' | 'ms'>>;

const word = (): string => `${['pump', 'valve', 'crane', 'cable'][random(4)]} ${randomText()}`;
const page =
  (section: string): Dear =>
  ({ supplier: { source, host } }) =>
    ask({ source, host, path: `/${section}search_${encodeURIComponent(word())}.html` });

const anyone = anybody(220);
const companies = (await send(companyListCall, { siteId: 5, pageSize: 20 }, anyone)).data?.items.map(({ id }) => id);
const product = (await send(productListCall, { siteId: 5 }, anyone)).data?.items[0]?.id ?? 1;

const dear: Record<string, Dear> = {
  'search of products': ({ buyer }) => send(productSearchCall, { siteId: 5, keyword: word() }, buyer),
  'search page of the whole site': page(''),
  'search page of requests': page('purchase_'),
  'search page of tenders': page('tender_'),
  'search page of news': page('shortnews_'),
  'a request to twenty suppliers': ({ buyer }) =>
    send(purchaseStartCall, { siteId: 5, productId: product, companyIds: companies ?? [] }, buyer),
  'all products as a file': ({ supplier: { token, ...who } }) =>
    ask({ ...who, path: '/api/product/export?format=xlsx', headers: { authorization: `Bearer ${token}` } }),
  'twenty saved searches': ({ supplier }) => send(savedListCall, { siteId: 5 }, supplier),
  'requests that fit': ({ supplier }) => send(purchaseMatchCall, { siteId: 5, matching: true }, supplier),
  'comparison of quotations': ({ buyer, requestId }) => send(quotationCompareCall, { siteId: 5, requestId }, buyer),
};

/** A network with a supplier, who keeps twenty searches, and a buyer with quotations. */
async function attackerOf(network: number, supplierName: string, buyerName: string): Promise<Attacker> {
  const who = anybody(network);
  const supplier = { ...who, token: (await session('supplier', supplierName, from(network))).token };
  const buyer = { ...who, token: (await session('purchaser', buyerName, from(network))).token };
  const received = await send(quotationReceivedCall, { siteId: 5 }, buyer);
  const made = await each(range(20), 1, () =>
    send(savedSaveCall, { search: { name: 'Load', words: word() } }, supplier),
  );
  return {
    ...{ supplier, buyer, requestId: received.data?.items[0]?.requestId ?? 1 },
    saved: made.flatMap(({ data }) => data?.id ?? []),
  };
}

const visitor = { source: from(221), agent: new Agent({ keepAlive: true }), patience: lost };
const calls = [
  () => ask({ ...visitor, path: '/api/get_nav?siteId=5' }),
  () => ask({ ...visitor, path: `/api/product/get?siteId=5&id=${product}` }),
  () => call('/api/company/list', { siteId: 5 }, visitor),
];
/** A visitor's sequential calls for a while; refused and lost ones count as the longest wait. */
async function visit(length: number): Promise<number[]> {
  const waits: number[] = [];
  for (const end = Date.now() + length * 1000; Date.now() < end; await pause(150)) {
    const { status, ms } = await (calls[waits.length % calls.length] as (typeof calls)[number])();
    waits.push(status === 200 ? ms : lost);
  }
  return waits;
}

const report = (name: string, waits: readonly number[]): number => {
  const [middle, p95] = [percentile(waits, 0.5), percentile(waits, 0.95)];
  const figures = `p50 ${middle.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, of ${waits.length} calls`;
  process.stdout.write(`${name.padEnd(40)} ${figures}\n`);
  return p95;
};

const attackers = [
  await attackerOf(222, 'supplier_a_diamond', 'buyer_en'),
  await attackerOf(223, 'supplier_b_gold', 'buyer_zh'),
  await attackerOf(224, 'supplier_b_diamond', 'buyer_es'),
];
process.stdout.write('\nOne visitor’s calls\n');
const quiet = report('   when it is quiet', await visit(quietSeconds));

const answers: { name: string; status: number; ms: number }[] = [];
let over = false;
const names = Object.keys(dear);
const running = attackers.flatMap((attacker) =>
  range(lanes).map(async (lane) => {
    for (let turn = lane; !over; turn++) {
      const name = names[turn % names.length] ?? '';
      const { status, ms } = await (dear[name] as Dear)(attacker);
      answers.push({ name, status, ms });
      // Refused clients retry soon, like an attacker, but not in a tight loop.
      if (status === 429 || status === 503) await pause(100);
    }
  }),
);
const busy = report('   beside three networks', await visit(seconds));
over = true;
await Promise.all(running);
for (const { supplier, saved } of attackers) await each(saved, 2, (id) => send(savedDeleteCall, { id }, supplier));

process.stdout.write(`\nWhat the three networks asked in ${seconds} s\n`);
for (const name of names) {
  const own = answers.filter((answer) => answer.name === name);
  const good = own.filter(({ status }) => status === 200);
  const refused = own.filter(({ status }) => status === 429 || status === 503).length;
  const waited =
    good.length > 0
      ? percentile(
          good.map(({ ms }) => ms),
          0.5,
        ).toFixed(0)
      : '–';
  const others = own.length - good.length - refused;
  const figures = `${String(own.length).padStart(6)} asked, ${String(good.length).padStart(5)} answered (p50 ${waited} ms)`;
  process.stdout.write(`   ${name.padEnd(34)} ${figures}, ${refused} refused, ${others} other\n`);
}
const good = busy <= bound;
process.stdout.write(
  `\nA visitor’s call, p95: ${busy.toFixed(0)} ms   ≤ ${bound} ms   (${(busy / Math.max(quiet, 1)).toFixed(1)} × quiet)${good ? '' : '   FAILED'}\n`,
);
process.exit(good ? 0 : 1);
