import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import type { SectionPlace } from '@/lib/showroom/navigation';
import type { Showroom } from '@/lib/showroom/types';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

replace('next/navigation', { useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }), usePathname: () => '/' });

const showroom = (id: number) =>
  ({
    company: {
      id,
      name: { text: 'Hubin', locale: 'en' },
      logo: null,
      countryCode: 'CN',
      country: 'China',
      city: 'Wuxi',
      years: 4,
      grade: 'A',
      membership: 'gold',
      gradeValidUntil: null,
      verifications: [],
      phone: '+8651088880000',
      hue: 210,
      productCount: 1,
    },
    template: 'a',
    blocks: [],
    groups: [],
    cases: [],
    caseGroups: [],
    process: [],
    media: [],
    powers: [],
    team: [],
    certificates: [],
    pages: [],
    partners: [],
    modules: [],
    milestones: [],
    production: [],
  }) as unknown as Showroom;

const sent = vi.fn(async (_path: string, body: Blob) => JSON.parse(await body.text()));
beforeEach(() => {
  sent.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

const show = (id: number, here: SectionPlace, preview?: boolean) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ShowroomFrame showroom={showroom(id)} locale="en" device="d" here={here} preview={preview}>
        <p>{'content'}</p>
      </ShowroomFrame>
    </NextIntlClientProvider>,
  );

it.each<[number, SectionPlace]>([
  [31, 'home'],
  [32, 'base'],
  [33, 'products'],
  [34, 'cases'],
  [35, 'contact'],
])('counts a view of the company on each page of its showroom: %i', async (id, here) => {
  show(id, here);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toBe('/api/view');
  expect(await sent.mock.results[0]?.value).toMatchObject({ kind: 'company', id });
});

it('reports a showroom once, however many of its pages are viewed', () => {
  show(41, 'home').unmount();
  show(41, 'base');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('counts nothing in the owner’s preview', () => {
  show(42, 'home', true);
  expect(sent).not.toHaveBeenCalled();
});
