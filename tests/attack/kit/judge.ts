/** A finding if the figure exceeds its maximum. */
export const over = (name: string, figure: number, max: number, unit: string): string[] =>
  figure <= max ? [] : [`${name}: ${figure.toFixed(1)} ${unit}, more than ${max} ${unit}`];

/** A finding if the renderer was restarted between two readings. */
export const restarted = (name: string, before: number | null, after: number | null): string[] =>
  before !== null && before === after ? [] : [`${name}: the renderer was ${before} and is ${after}`];

/** A finding if others were not answered during an attack; status 0 means no response. */
export const kept = (name: string, others: readonly { status: number }[]): string[] => {
  const failed = others.filter(({ status }) => status !== 200);
  return failed.length > 0 ? [`${name}: ${failed.length} of ${others.length} got ${failed[0]?.status}`] : [];
};

/** The value below which a share of the figures lies. */
export const percentile = (figures: readonly number[], share: number): number =>
  [...figures].sort((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? 0;
