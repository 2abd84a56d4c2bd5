import type { Bounds, Point } from './geometry';

type Boxed = { readonly box: Bounds };

function overlapOnPaper(a: Bounds, b: Bounds): boolean {
  const apart = (m: 0 | 2 | 4, q: 0 | 2 | 4): boolean => {
    const [m1, q1] = [(m + 1) as 1 | 3 | 5, (q + 1) as 1 | 3 | 5];
    return a[m] - a[q1] >= b[m1] - b[q] || b[m] - b[q1] >= a[m1] - a[q];
  };
  return !(apart(0, 2) || apart(0, 4) || apart(2, 4));
}

function isInFront(a: Bounds, b: Bounds): boolean {
  let best = -1e9;
  let front = false;
  for (const k of [0, 2, 4] as const) {
    const k1 = (k + 1) as 1 | 3 | 5;
    const before = a[k] - b[k1];
    const behind = b[k] - a[k1];
    if (before > best + 1e-6) {
      best = before;
      front = true;
    }
    if (behind > best + 1e-6) {
      best = behind;
      front = false;
    }
  }
  return front;
}

/**
 * Parts from back to front: a topological order of their boxes, in which the axis of least penetration decides
 * which of two parts lies in front. `scale` stretches the axes before they are compared.
 */
export function sortParts<T extends Boxed>(parts: readonly T[], scale: Point): T[] {
  const [sx, sy, sz] = scale;
  const nodes = parts.map((part) => {
    const [a, b, c, d, e, f] = part.box;
    const box: Bounds = [a * sx, b * sx, c * sy, d * sy, e * sz, f * sz];
    return { part, box, depth: box.reduce((sum, v) => sum + v, 0), behind: [] as number[], seen: false };
  });
  nodes.forEach((a, i) => {
    nodes.forEach((b, j) => {
      if (j <= i || !overlapOnPaper(a.box, b.box)) return;
      if (isInFront(a.box, b.box)) a.behind.push(j);
      else b.behind.push(i);
    });
  });
  const out: T[] = [];
  const visit = (i: number): void => {
    const node = nodes[i];
    if (node === undefined || node.seen) return;
    node.seen = true;
    node.behind.sort((p, q) => p - q);
    node.behind.forEach(visit);
    out.push(node.part);
  };
  const order = nodes.map((node, i) => ({ i, depth: node.depth })).sort((p, q) => p.depth - q.depth);
  for (const { i } of order) visit(i);
  return out;
}
