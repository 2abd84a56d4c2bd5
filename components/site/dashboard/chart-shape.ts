import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { DayViews } from '@/lib/stats/period';

/** Size of a chart in its own units. */
export type ChartSize = { width: number; height: number };
/** A day of the chart with the same day of the previous period. */
export type ChartDay = DayViews & { before: number };
type Point = { x: number; day: ChartDay; y: { product: number; before: number; company: number } };

const margin = { top: 12, bottom: 30, edge: 10 };
const round = (value: number): number => Math.round(value * 10) / 10;

/** The last `count` days of a series, each with its counterpart one period earlier. */
export function chartDays(series: readonly DayViews[], count: number): ChartDay[] {
  const before = series.slice(-2 * count, -count);
  return series.slice(-count).map((day, index) => ({ ...day, before: before[index]?.product ?? 0 }));
}

/**
 * Lines of a view chart.
 * @param axis width of the axis labels
 * @param mirrored time runs right to left
 */
export function chartShape(days: readonly ChartDay[], { width, height }: ChartSize, axis: number, mirrored: boolean) {
  const max = Math.max(4, ...days.flatMap(({ product, before, company }) => [product, before, company]));
  const span: [number, number] = mirrored ? [width - axis, margin.edge] : [axis, width - margin.edge];
  const x = scalePoint(
    days.map(({ day }) => day),
    span,
  );
  const y = scaleLinear([0, max], [height - margin.bottom, margin.top]).nice(4);
  const points: Point[] = days.map((day) => ({
    x: round(x(day.day) ?? 0),
    day,
    y: { product: round(y(day.product)), before: round(y(day.before)), company: round(y(day.company)) },
  }));
  const path = (kind: keyof Point['y']): string =>
    line<Point>(
      (point) => point.x,
      (point) => point.y[kind],
    )(points) ?? '';
  return {
    points,
    step: x.step(),
    ticks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: round(y(value)) })),
    lines: { product: path('product'), before: path('before'), company: path('company') },
    bottom: height - margin.bottom,
    top: margin.top,
    axis: mirrored ? width - axis : axis,
    edge: mirrored ? margin.edge : width - margin.edge,
  };
}
