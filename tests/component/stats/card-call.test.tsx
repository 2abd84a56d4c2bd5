import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { CompanyCard } from '@/components/company/company-card';
import { CardCallBeacon } from '@/components/stats/card-call-beacon';
import type { CompanyCard as Item } from '@/lib/company/types';
import english from '@/messages/en.json';
import { eventually } from '../../eventually';

const card: Item = {
  id: 903,
  name: { text: 'Bog Works', locale: 'en' },
  logo: null,
  countryCode: 'DE',
  country: 'Germany',
  city: 'Leipzig',
  grade: 'C',
  membership: 'regular',
  years: 1,
  founded: null,
  employees: null,
  exportCountries: null,
  mainProducts: ['Pumps'],
  pictures: [],
  productCount: 1,
  phone: '+49 341 1',
};

it('a call from a list’s card is reported with its company, once', async () => {
  const sent: unknown[] = [];
  navigator.sendBeacon = (path, body) => {
    void (body as Blob).text().then((text) => sent.push([String(path), JSON.parse(text)]));
    return true;
  };
  render(
    <NextIntlClientProvider locale="en" messages={english}>
      <CompanyCard item={card} locale="en" />
      <a href="tel:+4911">elsewhere</a>
      <CardCallBeacon />
    </NextIntlClientProvider>,
  );
  await userEvent.click(document.querySelector('article a[href^="/"]') as Element);
  await userEvent.click(document.querySelector('a[href="tel:+4911"]') as Element);
  const call = document.querySelector('article a[href^="tel:"]') as Element;
  await userEvent.click(call);
  await userEvent.click(call);
  await eventually(() => expect(sent).toEqual([['/api/dial', { kind: 'company', id: 903 }]]));
});
