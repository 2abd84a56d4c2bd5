import { describe, expect, it } from 'vitest';
import { holdsContacts, maskContacts } from '@/lib/purchase/mask';

describe('masks what leads to a buyer', () => {
  it.each([
    ['Write to buyer@works.example please', null, 'Write to ••• please'],
    ['Write to buyer (at) works.example please', null, 'Write to ••• please'],
    ['See https://works.example/tender?id=4 today', null, 'See ••• today'],
    ['See www.works.example today', null, 'See ••• today'],
    ['Our site is works-dakar.com.', null, 'Our site is •••.'],
    ['Call +221 33 823 10 10 before noon', null, 'Call ••• before noon'],
    ['Call 00221338231010 before noon', null, 'Call ••• before noon'],
    ['Appelez le 01 42 68 53 00 avant midi', 'FR', 'Appelez le ••• avant midi'],
    ['请联系 13812345678 王先生', 'CN', '请联系 ••• 王先生'],
    ['请联系 １３８１２３４５６７８ 王先生', 'CN', '请联系 ••• 王先生'],
    ['اتصل على +٢٢١٣٣٨٢٣١٠١٠ صباحا', null, 'اتصل على ••• صباحا'],
    ['微信：pump_buyer88，谢谢', 'CN', '•••，谢谢'],
    ['tel: 823 10 10', null, '•••'],
  ])('%s', (text, country, shown) => {
    expect(maskContacts(text, country)).toBe(shown);
    expect(holdsContacts(text, country)).toBe(true);
  });

  it.each([
    ['10 000 000 bricks, 240 x 115 x 71 mm', 'FR'],
    ['DN200 PN16, 1500 m³/h at 42.5 m, motor 110 kW, 380 V / 50 Hz', 'SN'],
    ['Delivery by 2026-12-31, budget of 1,250,000.00', 'US'],
    ['ISO 9001:2015, GB/T 5657-2013, HS 8413.70', 'CN'],
    ['Model KQSN300-M9/438 or equal.', 'CN'],
    ['按 GB/T 3216-2016 验收，数量 12000 台', 'CN'],
  ])('leaves alone: %s', (text, country) => expect(maskContacts(text, country)).toBe(text));
});
