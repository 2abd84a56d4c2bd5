import { expect, it } from 'vitest';
import { tryDurability } from '../faults/durability.mjs';

it('keeps every committed row of a killed process, twice over', async () => {
  const { killed, lost, torn } = await tryDurability({ rounds: 2, count: 2_000, most: 180, say: console.info });
  expect({ lost, torn }).toEqual({ lost: [], torn: 0 });
  expect(killed).toBeGreaterThan(0);
}, 300_000);
