import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { HallHome } from '@/components/hall/hall-home';
import type { BlockProps } from '@/components/hall/types';
import type { BlockKind, Hall } from '@/lib/hall/types';
import messages from '@/messages/en.json';

const hallOf = (template: string, blocks: BlockKind[]) =>
  ({
    company: {
      id: 1,
      name: { text: 'Hubin', locale: 'en' },
      introduction: { text: 'Pumps since 1998.', locale: 'en' },
      countryCode: 'CN',
      country: 'China',
      city: 'Wuxi',
      address: { text: '', locale: 'en' },
      grade: 'C',
      membership: 'regular',
      tags: [],
      categories: [],
      mainProducts: [],
      phone: '+8651088880000',
      joinedOn: '2020-05-01',
    },
    template,
    blocks,
    media: { pictures: [] },
    process: [
      { id: 1, title: { text: 'Casting', locale: 'en' }, description: { text: '', locale: 'en' }, picture: null },
    ],
    production: [],
    certificates: [],
    groups: [],
  }) as unknown as Hall;
const home = { popular: [], featured: [], launches: [], offers: [] };

const show = (template: string, blocks: BlockKind[]) => {
  const props: BlockProps = { hall: hallOf(template, blocks), locale: 'en', device: 'd', home };
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <HallHome {...props} response={<p>{'Answers 9 of 10 requests'}</p>} />
    </NextIntlClientProvider>,
  );
  return screen.getByText('Answers 9 of 10 requests');
};

it.each(['a', 'b', 'c'])(
  'the home in template %s says how the supplier answers, whatever blocks it shows',
  (template) => {
    expect(show(template, [])).toBeDefined();
  },
);

it('says it below what the supplier says of itself', () => {
  const answers = show('b', ['profile', 'process']);
  expect(screen.getByText('Pumps since 1998.').compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
