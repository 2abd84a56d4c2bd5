import type { Compared, DayViews, PeriodViews } from './period';

/** A product with its views of the last thirty days. */
export type ViewedProduct = Compared & { id: number; name: string; model: string; cover: string };

/** The page views of a company. */
export type PageViews = {
  /** IANA name of the zone that the days are of */
  timeZone: string;
  /** sixty days, the last is yesterday */
  series: DayViews[];
  periods: PeriodViews[];
  products: ViewedProduct[];
};
