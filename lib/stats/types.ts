import type { DayViews, PeriodFigure, PeriodViews } from './period';

/** What views are counted of. */
export const viewedKinds = ['product', 'company', 'content', 'tender'] as const;
export type Viewed = (typeof viewedKinds)[number];

/** A product with its views of the last thirty days. */
export type ViewedProduct = PeriodFigure & { id: number; name: string; model: string; cover: string };

/** The page views of a company. */
export type PageViews = {
  /** IANA name of the zone that the days are of */
  timeZone: string;
  /** sixty days, the last is yesterday */
  series: DayViews[];
  periods: PeriodViews[];
  products: ViewedProduct[];
};
