import { draw } from './random';
import { type Line, readCustomer, type Speech, speechOf, type Talk } from './talk-seed';

const seed: Omit<Talk, 'lines'> = {
  key: 'customer',
  locale: 'es',
  company: 'wuxi-shuolan-pumps',
  ends: 48,
  by: 'sales',
};
const [messages, days] = [5000, 730];
const minute = 60_000;
/** Exchanges that pass before one is held again. */
const apart = 24;

const orderOf = (number: number): string => `OC-${number}`;
const box = (number: number): string => `TCLU ${String(number).slice(0, 6)}-${String(number).slice(6)}`;

type Words = Record<string, string | { es: string; en: string }>;
const fill = (text: string, words: Words, form: 'es' | 'en'): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = words[name] ?? '';
    return typeof value === 'string' ? value : value[form];
  });

/** Two years of the demo's main supplier with a customer: orders, shipments, drawings, invoices, spare parts. */
export function customerTalk(): Talk {
  const { models, values, exchanges } = readCustomer();
  const random = draw('chat|customer');
  const conversations: { speeches: Speech[]; words: Words; model: string }[] = [];
  const recent: Speech[][] = [];
  let count = 0;
  while (count < messages) {
    const left = messages - count;
    const speeches = random.pick(exchanges.filter((one) => !recent.includes(one) && one.length <= Math.max(left, 2)));
    recent.push(speeches);
    if (recent.length > apart) recent.shift();
    const drawn = Object.entries(values).map(([name, list]) => [name, random.pick(list)] as const);
    // The latest order; others are being made, or have been delivered.
    const order = 4100 + Math.floor(count / 14);
    const model = random.pick(models);
    const words = {
      ...Object.fromEntries(drawn),
      model,
      order: orderOf(order),
      open: orderOf(order - random.between(1, 3)),
      past: orderOf(order - random.between(5, 9)),
      box: box(random.between(1_000_000, 9_999_999)),
      n: String(random.between(2, 12)),
      days: String(random.between(4, 28)),
      pct: String(random.between(20, 45)),
    };
    conversations.push({ speeches: speeches.slice(0, left), words, model });
    count += speeches.length;
  }
  const lines = conversations.flatMap(({ speeches, words, model }, index): Line[] => {
    const after = conversations.length - 1 - index;
    const day = Math.floor((after * days) / conversations.length);
    // Which of its day's exchanges it is, counted from the last.
    const place = after - Math.ceil((day * conversations.length) / days);
    let before = seed.ends + day * 1440 + place * 170 + speeches.length * 40;
    return speeches.map((speech) => {
      const { side, locale, content } = speechOf(speech, seed.locale);
      before -= random.between(5, 40);
      const text = typeof content === 'string' ? fill(content, words, locale === 'en' ? 'en' : 'es') : content;
      return { side, locale, content: text, model, before: before * minute };
    });
  });
  return { ...seed, lines };
}
