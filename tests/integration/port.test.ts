import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '@/lib/platform/db/client';
import { port } from '@/lib/platform/db/schema/port';
import { importPorts, seedPorts } from '@/lib/port/commands';
import { getPortText, searchPorts } from '@/lib/port/queries';
import { portsNamed } from '@/lib/port/text';
import { demoDatabase } from '../database';

beforeAll(async () => {
  await demoDatabase();
  await seedPorts(database());
}, 240_000);

it('finds a port by code, by name without accents and by the country’s name in the reader’s language', async () => {
  const [byCode] = await searchPorts('zh', 'sn dkr');
  expect(byCode).toEqual({ code: 'SNDKR', name: '达喀尔', country: '塞内加尔' });
  expect((await searchPorts('en', 'dakar'))[0]?.code).toBe('SNDKR');
  expect((await searchPorts('fr', 'sénégal')).map(({ code }) => code)).toContain('SNDKR');
  expect(await searchPorts('en', '  ')).toEqual([]);
  expect(await searchPorts('en', '100%')).toEqual([]);
});

it('finds and shows principal ports by their Chinese, Russian and Arabic names', async () => {
  for (const [locale, words, code, name] of [
    ['zh', '宁波', 'CNNGB', '宁波'],
    ['ru', 'новоросс', 'RUNVS', 'Новороссийск'],
    ['ar', 'الاسكندرية', 'EGALY', 'الإسكندرية'],
    ['zh', 'Rotterdam', 'NLRTM', '鹿特丹'],
    ['en', '鹿特丹', 'NLRTM', 'Rotterdam'],
    ['de', 'Гамбург', 'DEHAM', 'Hamburg'],
  ] as const) {
    expect((await searchPorts(locale, words))[0]).toMatchObject({ code, name });
    expect(await getPortText(locale, code)).toContain(name);
  }
});

it('has names in other scripts only for ports of its list', async () => {
  const known = new Set((await database().select({ code: port.code }).from(port)).map(({ code }) => code));
  const codes = [...'аеиоуы'].flatMap(portsNamed);
  expect(new Set(codes).size).toBeGreaterThan(200);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

it('imports only ports from the official list, and names without accents if the file is not Unicode', async () => {
  const list = [
    ',"SN",,".SENEGAL",,,,,,,,',
    '"+","SN","ZZZ","Z\ufffdville","Zeville","DK","RL","1--4----","0901",,"1440N 01726W",',
    ',"SN","ZZY","Zone Sèche","Zone Seche","DK","RL","12345---","0901",,,',
    ',"SN","ZZX","Zairport","Zairport","DK","RL","---4----","0901",,,',
    '"X","SN","ZZW","Zgone","Zgone","DK","RL","1-------","0901",,,',
    ',"QQ","ZZV","Nowhere","Nowhere","DK","RL","1-------","0901",,,',
  ].join('\n');
  expect(await importPorts(database(), list)).toBe(2);
  const found = await database()
    .select()
    .from(port)
    .where(inArray(port.code, ['SNZZZ', 'SNZZY', 'SNZZX', 'SNZZW']));
  expect(found.map(({ name }) => name).toSorted()).toEqual(['Zeville', 'Zone Sèche']);
  expect((await searchPorts('en', 'zone seche'))[0]?.code).toBe('SNZZY');
  // Importing again duplicates nothing.
  expect(await importPorts(database(), list)).toBe(2);
  await expect(importPorts(database(), '<html></html>')).rejects.toMatchObject({ code: 'badRequest' });
});
