import { expect, it } from 'vitest';
import { type KindSeed, readSectors } from '@/lib/demo/seed';
import { type RequestSeed, readRequests } from '@/lib/demo/trade-seed';

const kinds = new Map(readSectors().flatMap((sector) => sector.kinds.map((kind) => [kind.key, kind] as const)));
const requests = readRequests();
const sizeOf = ({ kind, size }: RequestSeed) => kinds.get(kind)?.sizes.find(({ model }) => model === size);
const params = (request: RequestSeed): KindSeed['params'] => kinds.get(request.kind)?.params ?? [];

it.each(requests.map((request) => [request.key, request] as const))(
  'what %s asks for is available: one size of the kind has everything',
  (_, request) => {
    const size = sizeOf(request);
    expect(size).toBeDefined();
    expect(Object.keys(request.need).length).toBeGreaterThan(2);
    for (const [key, required] of Object.entries(request.need)) {
      const param = params(request).find((one) => one.key === key);
      const own = size?.[key];
      if (param?.type === 'option') expect([key, required]).toEqual([key, own]);
      // A buyer may name several sizes.
      else if (param?.type === 'text') expect([key, required]).toEqual([key, expect.stringContaining(String(own))]);
      else {
        const [ownMin, ownMax] = Array.isArray(own) ? own : [Number(own), Number(own)];
        const [min, max] = required as [number | null, number | null];
        expect([key, ownMax >= (min ?? ownMax), ownMin <= (max ?? ownMin)]).toEqual([key, true, true]);
      }
    }
  },
);

it('buyers ask for round figures', () => {
  const figures = requests.flatMap(({ need }) => Object.values(need).flat()).filter(Number.isFinite);
  expect(figures.length).toBeGreaterThan(200);
  // A pipe’s diameter, a cabinet’s fibres, a steriliser’s programmes and a trailer’s length are exact values.
  const leading = (figure: unknown) => String(figure).replace(/^[-0.]+|\.|0+$/g, '');
  expect(figures.filter((figure) => !/^\d{0,2}5?$/.test(leading(figure)))).toEqual([
    121, 288, 121, 134, 508, 508, 12.2, 13.6,
  ]);
});

it('a title’s count matches the quantity', () => {
  const counted = requests.flatMap(({ key, title, quantity }) => {
    const figures = title.replace(/(?<=\d)[\s., ](?=\d{3})/gu, '').match(/\d+/g) ?? [];
    const isSaid = figures.some((figure) => [quantity, quantity / 1000].includes(Number(figure)));
    return figures.length === 0 || isSaid ? [] : [key];
  });
  // Those that give only a size, of one machine or of the hall to furnish.
  expect(counted.toSorted()).toEqual(['at-dryer', 'gb-racks', 'kz-ct']);
});
