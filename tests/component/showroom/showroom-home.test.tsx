import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { ShowroomHome } from '@/components/showroom/showroom-home';
import type { BlockProps } from '@/components/showroom/types';
import type { BlockKind, Showroom } from '@/lib/showroom/types';
import messages from '@/messages/en.json';

const showroomOf = (template: string, blocks: BlockKind[]) =>
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
  }) as unknown as Showroom;
const home = { popular: [], featured: [], launches: [], offers: [] };

const show = (template: string, blocks: BlockKind[]) => {
  const props: BlockProps = { showroom: showroomOf(template, blocks), locale: 'en', device: 'd', home };
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ShowroomHome {...props} response={<p>{'Answers 9 of 10 requests'}</p>} />
    </NextIntlClientProvider>,
  );
  return screen.getByText('Answers 9 of 10 requests');
};

it.each(['a', 'b', 'c'])('the home in template %s shows the response rate, with any blocks', (template) => {
  expect(show(template, [])).toBeDefined();
});

it('shows it below the supplier’s own text', () => {
  const answers = show('b', ['profile', 'process']);
  expect(screen.getByText('Pumps since 1998.').compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
