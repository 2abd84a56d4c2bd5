/** What a supplier is known to sell: the words of its products' names, those of each name, its markets. */
export type SupplierOffer = {
  words: ReadonlySet<string>;
  names: readonly ReadonlySet<string>[];
  countries: ReadonlySet<string>;
};
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

/** How much a category says: one of the supplier's products, one above or below it, a sister of it, one of the same sector. */
export const kinship = { own: 6, line: 5, sister: 3, sector: 1 } as const;

/** Minutes without a look after which the next one begins another visit. */
export const visitMinutes = 30;

/** Open requests are counted no further, so that the list of all stays quick. */
export const countedUpTo = 1000;

const points = { category: 10, product: 100, word: 8, country: 5 } as const;
const maxWords = 4;
/** Words that a title and one product's name have in common where they mean the same goods; a name of fewer has them all. */
const commonWords = 2;
/** The same of pairs of characters: two are no more than one word of three characters. */
const commonPairs = 3;
/** Long words that name no goods. */
const particles = new Set(['with', 'from', 'without', 'pour', 'avec', 'sans', 'dans', 'para', 'ohne', 'oder', 'nach']);
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
      han.test(run)
        ? Array.from({ length: Math.max(0, run.length - 1) }, (_, index) => run.slice(index, index + 2))
        : [run],
    )
    .filter((word) => han.test(word) || (word.length > 3 && !/^\d+$/.test(word) && !particles.has(word)));
}

/** How well a request fits what a supplier sells; more is better. */
export function scoreMatch({ weight, ownProduct, countryCode, titles }: Candidate, offer: SupplierOffer): number {
  const shared = new Set(titles.flatMap(wordsOf).filter((word) => offer.words.has(word))).size;
  return (
    weight * points.category +
    (ownProduct ? points.product : 0) +
    Math.min(shared, maxWords) * points.word +
    (countryCode !== null && offer.countries.has(countryCode) ? points.country : 0)
  );
}

/** The names that words are compared with, from those of products in any language. */
export function namesOf(names: readonly string[]): Pick<SupplierOffer, 'words' | 'names'> {
  const lists = [...new Set(names)].map((name) => new Set(wordsOf(name))).filter(({ size }) => size > 0);
  return { words: new Set(lists.flatMap((list) => [...list])), names: lists };
}

/** Whether a title names the same goods as one of the supplier's products. */
export function namesGoods(title: string, { words, names }: Pick<SupplierOffer, 'words' | 'names'>): boolean {
  const known = [...new Set(wordsOf(title))].filter((word) => words.has(word));
  return (
    known.length > 0 &&
    names.some((name) => {
      const common = known.filter((word) => name.has(word));
      const needed = common.some((word) => han.test(word)) ? commonPairs : commonWords;
      return common.length >= Math.min(needed, name.size);
    })
  );
}

/**
 * Whether a request is for what a supplier sells: its category is one of the supplier's products, or above or below one
 * within the sector, its buyer came from one of the products, or its title names the same goods. docs/domain.md, rule 36.
 */
export const fitsOffer = ({ weight, ownProduct, titles }: Candidate, offer: SupplierOffer): boolean =>
  weight >= kinship.line || ownProduct || titles.some((title) => namesGoods(title, offer));

/** The requests that fit best first, the newer before the older of those that fit as well. */
export function rankMatches<C extends Candidate>(found: readonly C[], offer: SupplierOffer): C[] {
  const scored = found.map((one) => ({ one, score: scoreMatch(one, offer) }));
  return scored
    .sort((a, b) => b.score - a.score || (a.one.publishedAt < b.one.publishedAt ? 1 : -1) || b.one.id - a.one.id)
    .map(({ one }) => one);
}
