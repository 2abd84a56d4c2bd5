import { expect, it } from 'vitest';
import { isPhone, isSeveralPhones, telUri } from '@/lib/company/tel-uri';

it.each([
  ['+49 30 901820', 'tel:+4930901820'],
  ['0049 30 901820', 'tel:+4930901820'],
  ['(0049) 30/901820', 'tel:+4930901820'],
  ['+49 (0)30 901820-0', 'tel:+49309018200'],
  ['+49 (0) 30 901820 App. 12', 'tel:+4930901820;ext=12'],
  ['0755-8888 6666 转 801', 'tel:075588886666;ext=801'],
  ['0755－88886666', 'tel:075588886666'],
  ['+7 495 123-45-67 доб. 890', 'tel:+74951234567;ext=890'],
  ['+1 (212) 555-0199 ext. 4', 'tel:+12125550199;ext=4'],
  ['+966 11 ٤٠١ ٢٣٤٥', 'tel:+966114012345'],
  ['+49 30 901820–0', 'tel:+49309018200'],
  ['\u202a+971 4 123 4567\u202c', 'tel:+97141234567'],
  ['tel:+971-4-123-4567', 'tel:+97141234567'],
  ['(+86) 755 8888 6666', 'tel:+8675588886666'],
  ['0086 755/8888 6666', 'tel:+8675588886666'],
  ['+49 15123/456789', 'tel:+4915123456789'],
])('a company is called at %s by %s', (phone, address) => {
  expect(isPhone(phone)).toBe(true);
  expect(telUri(phone)).toBe(address);
});

it.each(['call us', '12', 'ext. 1234567', '+49 30 901820 ask for Anna'])('%s is not a number', (phone) =>
  expect(isPhone(phone)).toBe(false),
);

it.each([
  ['+49 30 901820 / +49 30 901821', 'tel:+4930901820'],
  ['+49 30 901820, +49 30 901821', 'tel:+4930901820'],
  ['+49 30 901820; 901821', 'tel:+4930901820'],
  ['+49 30 901820 (+49) 30 901821', 'tel:+4930901820'],
  ['+49 351 123456/123457', 'tel:+49351123456'],
  ['0755-88886666/88886667', 'tel:075588886666'],
  ['0755-88886666、88886667', 'tel:075588886666'],
  ['8888666/8888667', 'tel:8888666'],
])('%s are two numbers, and the first is called', (phones, first) => {
  expect(isPhone(phones)).toBe(false);
  expect(isSeveralPhones(phones)).toBe(true);
  expect(telUri(phones)).toBe(first);
});

it('does not treat a word as a second number', () =>
  expect(isSeveralPhones('+49 30 901820, ask for Anna')).toBe(false));
