/** What a supplier is known to sell: the words of its products' names, its markets. */
export type Offer = { words: ReadonlySet<string>; countries: ReadonlySet<string> };
/** A request as it is held against what a supplier sells. */
export type Candidate = {
  id: number;
  /** how near its category is to those of the supplier's products; 0 where it is in none near */
  weight: number;
  /** its buyer came from one of the supplier's products */
  ownProduct: boolean;
  countryCode: string | null;
  titles: readonly string[];
  publishedAt: string;
};

/** How much a category says: one of the supplier's products, a sister of it, one of the same sector. */
export const kinship = { own: 6, sister: 3, sector: 1 } as const;

/** Minutes without a look after which the next one begins another visit. */
export const visitMinutes = 30;

/** Open requests are counted no further, so that the list of all stays quick. */
export const countedUpTo = 1000;

const points = { category: 10, product: 100, word: 8, country: 5 } as const;
const mostWords = 4;
const han = /\p{Script=Han}/u;

/** The words of a title by which two titles are compared; of a Chinese one each pair of characters. */
export function wordsOf(title: string): string[] {
  const runs =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return runs
    .flatMap((run) =>
      han.test(run) ? Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at, at + 2)) : [run],
    )
    .filter((word) => han.test(word) || (word.length > 3 && !/^\d+$/.test(word)));
}

/** How well a request fits what a supplier sells; more is better. */
export function scoreMatch({ weight, ownProduct, countryCode, titles }: Candidate, offer: Offer): number {
  const shared = new Set(titles.flatMap(wordsOf).filter((word) => offer.words.has(word))).size;
  return (
    weight * points.category +
    (ownProduct ? points.product : 0) +
    Math.min(shared, mostWords) * points.word +
    (countryCode !== null && offer.countries.has(countryCode) ? points.country : 0)
  );
}

/** The requests that fit best first, the newer before the older of those that fit as well. */
export function rankMatches<C extends Candidate>(found: readonly C[], offer: Offer): C[] {
  const scored = found.map((one) => ({ one, score: scoreMatch(one, offer) }));
  return scored
    .sort((a, b) => b.score - a.score || (a.one.publishedAt < b.one.publishedAt ? 1 : -1) || b.one.id - a.one.id)
    .map(({ one }) => one);
}
