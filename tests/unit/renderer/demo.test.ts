import { expect, it, vi } from 'vitest';
import { fillDemoWithProgress } from '@/lib/server/renderer/demo';

it('says that the demo is being loaded, and its size afterwards', async () => {
  const events: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => events.push(String(text)) > 0);
  await fillDemoWithProgress(async () => {
    events.push('loads');
    return { companies: 24, products: 310 };
  });
  write.mockRestore();
  expect(events).toEqual([
    'Loading the demo; the first start takes some minutes …\n',
    'loads',
    'Loaded the demo: 24 companies with 310 products.\n',
  ]);
});
