import { expect, it } from 'vitest';
import { tryDurability } from '../faults/durability.mjs';

it('keeps every committed row of a process that is killed, twice over', async () => {
  const { killed, lost, torn } = await tryDurability({ rounds: 2, count: 200 });
  expect({ killed, lost, torn }).toEqual({ killed: 2, lost: [], torn: 0 });
}, 90_000);
