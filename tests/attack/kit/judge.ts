/** What stays within its bound is no finding. */
export const over = (name: string, figure: number, max: number, unit: string): string[] =>
  figure <= max ? [] : [`${name}: ${figure.toFixed(1)} ${unit}, more than ${max} ${unit}`];

/** The same renderer before and after, or it has been started again. */
export const restarted = (name: string, before: number | null, after: number | null): string[] =>
  before !== null && before === after ? [] : [`${name}: the renderer was ${before} and is ${after}`];

/** Others are answered while an attack goes on; an answer with status 0 never came. */
export const kept = (name: string, others: readonly { status: number }[]): string[] => {
  const failed = others.filter(({ status }) => status !== 200);
  return failed.length > 0 ? [`${name}: ${failed.length} of ${others.length} got ${failed[0]?.status}`] : [];
};

/** The value below which a share of the figures lies. */
export const percentile = (figures: readonly number[], share: number): number =>
  [...figures].sort((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? 0;
