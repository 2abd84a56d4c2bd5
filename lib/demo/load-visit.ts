import 'server-only';
import { and, eq, gte, inArray, or } from 'drizzle-orm';
import { insertAll } from '@/lib/platform/db/bulk';
import { account } from '@/lib/platform/db/schema/account';
import { product, productTranslation } from '@/lib/platform/db/schema/product';
import { pageView, visitCount } from '@/lib/platform/db/schema/search';
import type { Transaction } from '@/lib/platform/db/transaction';
import { draw } from './random';

const dayLength = 86_400_000;
/** Where visitors come from, some countries more often than others. */
const countries = [
  'CL',
  'CL',
  'PE',
  'KE',
  'KE',
  'SN',
  'DE',
  'SA',
  'SA',
  'BR',
  'KZ',
  'ID',
  'VN',
  'US',
  'ZA',
  'AE',
  'MX',
];

/** Writes from where, by which words and with how many calls the demo's suppliers and their products were seen lately. */
export async function loadVisits(tx: Transaction, now: Date): Promise<void> {
  // Accounts may be loaded anew into a catalogue whose visits were counted before.
  if ((await tx.$count(visitCount)) > 0) return;
  const owners = await tx
    .select({ username: account.username, companyId: account.companyId })
    .from(account)
    .where(and(eq(account.demo, true), eq(account.companyRole, 'owner')));
  // Those that the sign-in page names, one of each standing.
  const companyIds = owners.flatMap(({ username, companyId }) =>
    companyId !== null && /^supplier_[abc]_/.test(username ?? '') ? [companyId] : [],
  );
  const named = await tx
    .select({ id: product.id, companyId: product.companyId, word: productTranslation.keywords })
    .from(product)
    .innerJoin(productTranslation, eq(productTranslation.productId, product.id))
    .where(inArray(product.companyId, companyIds))
    .orderBy(product.id, productTranslation.locale);
  const seen = await tx
    .select()
    .from(pageView)
    .where(
      and(
        gte(pageView.day, new Date(now.getTime() - 30 * dayLength).toISOString().slice(0, 10)),
        or(
          and(eq(pageView.kind, 'company'), inArray(pageView.subjectId, companyIds)),
          and(eq(pageView.kind, 'product'), inArray(pageView.subjectId, [...new Set(named.map(({ id }) => id))])),
        ),
      ),
    );
  const words = new Map<string, string[]>();
  for (const { id, companyId, word } of named)
    for (const subject of [`product ${id}`, `company ${companyId}`])
      words.set(subject, [...(words.get(subject) ?? []), word]);
  const counted = seen.flatMap(({ kind, subjectId, day, views }) => {
    const random = draw(`visit|${kind}|${subjectId}|${day}`);
    const [first, second] = [random.pick(countries), random.pick(countries)];
    const max = first === second ? views : Math.ceil(views * 0.6);
    const rows = [
      { measure: 'country', value: first, count: max },
      { measure: 'country', value: second, count: views - max },
      {
        measure: 'term',
        value: random.pick(words.get(`${kind} ${subjectId}`) ?? ['']),
        count: Math.floor(views * 0.3),
      },
      { measure: 'call', value: '', count: random.next() < 0.2 ? Math.ceil(views / 40) : 0 },
    ];
    return rows
      .filter(({ measure, value, count }) => count > 0 && (value || measure !== 'term'))
      .map((row) => ({ kind, subjectId, day, ...row }));
  });
  await insertAll(tx, visitCount, counted);
}
