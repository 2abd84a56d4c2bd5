import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { LandingDesktop } from '@/components/account/landing-desktop';
import { LandingMobile } from '@/components/account/landing-mobile';
import { WelcomeMobile } from '@/components/site/home/welcome/welcome-mobile';
import { href } from '@/lib/platform/routes/address';
import english from '@/messages/en.json';

const { accountPage: t, welcome } = english;
const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english}>
      {node}
    </NextIntlClientProvider>,
  );
const main = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLAnchorElement>('a.bg-accent, a.btn.p')].map((link) => link.getAttribute('href'));

it('has one main action on a phone, at the bottom', () => {
  const { container } = show(<LandingMobile name={null} />);
  expect(main(container)).toEqual([href('supplierRegister')]);
  expect(container.lastElementChild).toHaveAttribute('data-main-act');
  expect(screen.getByRole('link', { name: t.signIn.submit })).toHaveAttribute('href', href('supplierLogin'));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

it('leads a signed-in user to the center', () => {
  const { container } = show(<LandingMobile name="Lin Probe" />);
  expect(main(container)).toEqual([href('supplierHome')]);
  expect(screen.queryByRole('link', { name: t.signIn.submit })).toBeNull();
});

it('shows both entries side by side on a desktop', () => {
  const { container } = show(<LandingDesktop name={null} />);
  expect(main(container)).toEqual([href('supplierRegister')]);
  expect(screen.getByRole('link', { name: t.signIn.submit })).toHaveClass('border-ctl');
});

it('leads a phone to the first steps of both sides, each with registration as its main action', () => {
  show(<WelcomeMobile email="office@probe.example" />);
  for (const [key, register] of [
    ['buyers', href('purchaserRegister')],
    ['suppliers', href('supplierRegister')],
  ] as const) {
    const name = welcome[key];
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `#${key}`);
    const group = screen.getByRole('region', { name });
    expect(within(group).getAllByRole('listitem')).toHaveLength(6);
    expect(main(group)).toEqual([register]);
  }
});
