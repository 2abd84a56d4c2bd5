import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { config } from '@/lib/platform/config';
import { locales } from '@/lib/platform/i18n/site';

// GSM 03.38: any character outside this alphabet limits the message to 70 characters.
const basic = /^[\n\r A-Za-z0-9@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/u;

it.each(locales)('the code in %s fits a single message', async (locale) => {
  const { sms } = (await import(`../../../messages/${locale}.json`)).default;
  const t = createTranslator({ locale, messages: { sms }, namespace: 'sms' });
  const text = t('code', { site: config.name.short, code: '123456', minutes: '10' });
  expect(text.length).toBeLessThanOrEqual(basic.test(text) ? 160 : 70);
});
