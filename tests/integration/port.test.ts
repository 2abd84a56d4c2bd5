import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { port } from '@/lib/db/schema/port';
import { importPorts, seedPorts } from '@/lib/port/commands';
import { searchPorts } from '@/lib/port/queries';
import { demoDatabase } from '../database';

beforeAll(async () => {
  await demoDatabase();
  await seedPorts(db());
}, 240_000);

it('finds a port by its code, its name without marks and the country’s name in the reader’s language', async () => {
  const [byCode] = await searchPorts('zh', 'sn dkr');
  expect(byCode).toEqual({ code: 'SNDKR', name: 'Dakar', country: '塞内加尔' });
  expect((await searchPorts('en', 'dakar'))[0]?.code).toBe('SNDKR');
  expect((await searchPorts('fr', 'sénégal')).map(({ code }) => code)).toContain('SNDKR');
  expect(await searchPorts('en', '  ')).toEqual([]);
  expect(await searchPorts('en', '100%')).toEqual([]);
});

it('takes ports alone from the official list, and the name without marks where the file is not in Unicode', async () => {
  const list = [
    ',"SN",,".SENEGAL",,,,,,,,',
    '"+","SN","ZZZ","Z\ufffdville","Zeville","DK","RL","1--4----","0901",,"1440N 01726W",',
    ',"SN","ZZY","Zone Sèche","Zone Seche","DK","RL","12345---","0901",,,',
    ',"SN","ZZX","Zairport","Zairport","DK","RL","---4----","0901",,,',
    '"X","SN","ZZW","Zgone","Zgone","DK","RL","1-------","0901",,,',
    ',"QQ","ZZV","Nowhere","Nowhere","DK","RL","1-------","0901",,,',
  ].join('\n');
  expect(await importPorts(db(), list)).toBe(2);
  const found = await db()
    .select()
    .from(port)
    .where(inArray(port.code, ['SNZZZ', 'SNZZY', 'SNZZX', 'SNZZW']));
  expect(found.map(({ name }) => name).toSorted()).toEqual(['Zeville', 'Zone Sèche']);
  expect((await searchPorts('en', 'zone seche'))[0]?.code).toBe('SNZZY');
  // Read again, it writes nothing twice.
  expect(await importPorts(db(), list)).toBe(2);
  await expect(importPorts(db(), '<html></html>')).rejects.toMatchObject({ code: 'badRequest' });
});
