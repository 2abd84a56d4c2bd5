/** One of the buyer's requests that is not decided; `lowest`: the lowest price that meets it, for `per` units. */
export type WaitingRequest = {
  id: number;
  title: string;
  quotations: number;
  quotationMax: number;
  unanswered: number;
  /** until when it takes quotations, or can be decided once it takes none */
  until: string | null;
  lowest: { amount: number; currency: string; per: number } | null;
};
