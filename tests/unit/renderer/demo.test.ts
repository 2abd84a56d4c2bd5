import { expect, it, vi } from 'vitest';
import { tellDemo } from '@/lib/server/renderer/demo';

it('says that the demo is being loaded, and its size afterwards', async () => {
  const told: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => told.push(String(text)) > 0);
  await tellDemo(async () => {
    told.push('loads');
    return { companies: 24, products: 310 };
  });
  write.mockRestore();
  expect(told).toEqual([
    'Loading the demo; the first start takes some minutes …\n',
    'loads',
    'Loaded the demo: 24 companies with 310 products.\n',
  ]);
});
