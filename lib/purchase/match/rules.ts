/** What a supplier sells: all words of its product names, the words of each name, its markets. */
export type SupplierOffer = {
  words: ReadonlySet<string>;
  names: readonly ReadonlySet<string>[];
  countries: ReadonlySet<string>;
};
/** A request to be matched against what a supplier sells. */
export type Candidate = {
  id: number;
  /** category score; 0 if unrelated */
  weight: number;
  /** its buyer came from one of the supplier's products */
  ownProduct: boolean;
  countryCode: string | null;
  titles: readonly string[];
  publishedAt: string;
};

/** Category scores: a product's own category, an ancestor or descendant, a sibling, the same sector. */
export const kinship = { own: 6, line: 5, sister: 3, sector: 1 } as const;

/** Minutes of inactivity after which a new visit begins. */
export const visitMinutes = 30;

/** Open requests are counted at most up to this, to keep the full list fast. */
export const countedUpTo = 1000;

const points = { category: 10, product: 100, word: 8, country: 5 } as const;
const maxWords = 4;
/** Words shared by a title and a product name that mean the same goods; shorter names must match completely. */
const commonWords = 2;
/** The same in character pairs: two pairs are only one word of three characters. */
const commonPairs = 3;
/** Long words that are not names of goods. */
const particles = new Set(['with', 'from', 'without', 'pour', 'avec', 'sans', 'dans', 'para', 'ohne', 'oder', 'nach']);
const han = /\p{Script=Han}/u;

/** The words of a title for comparison; for Chinese, character pairs. */
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

/** Match score of a request for what a supplier sells; higher is better. */
export function scoreMatch({ weight, ownProduct, countryCode, titles }: Candidate, offer: SupplierOffer): number {
  const shared = new Set(titles.flatMap(wordsOf).filter((word) => offer.words.has(word))).size;
  return (
    weight * points.category +
    (ownProduct ? points.product : 0) +
    Math.min(shared, maxWords) * points.word +
    (countryCode !== null && offer.countries.has(countryCode) ? points.country : 0)
  );
}

/** Prepares product names in any language for comparison. */
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
 * Whether a request matches a supplier: its category is that of a product, or an ancestor or descendant within the
 * sector, the buyer started from a product, or its title names the same goods. docs/domain.md, rule 36.
 */
export const fitsOffer = ({ weight, ownProduct, titles }: Candidate, offer: SupplierOffer): boolean =>
  weight >= kinship.line || ownProduct || titles.some((title) => namesGoods(title, offer));

/** Sorts requests by match score, then newest first. */
export function rankMatches<C extends Candidate>(found: readonly C[], offer: SupplierOffer): C[] {
  const scored = found.map((one) => ({ one, score: scoreMatch(one, offer) }));
  return scored
    .sort((a, b) => b.score - a.score || (a.one.publishedAt < b.one.publishedAt ? 1 : -1) || b.one.id - a.one.id)
    .map(({ one }) => one);
}
