import type { DayViews, PeriodFigure, PeriodViews } from './period';

/** Kinds of items whose views are counted. */
export const viewedKinds = ['product', 'company', 'content', 'tender'] as const;
export type Viewed = (typeof viewedKinds)[number];

/** A product with its views of the last thirty days. */
export type ViewedProduct = PeriodFigure & { id: number; name: string; model: string; cover: string };

/** The page views of a company. */
export type PageViews = {
  /** IANA name of the dates' time zone */
  timeZone: string;
  /** sixty days, ending yesterday */
  series: DayViews[];
  periods: PeriodViews[];
  products: ViewedProduct[];
};
