import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AccountTexts } from '@/components/account/account-text';
import { MemberPanel } from '@/components/account/member-panel';
import type { MemberKind } from '@/lib/platform/http/signed-in';

const texts = new Proxy({} as AccountTexts, { get: (_, key) => String(key) });
const show = (kind: MemberKind) =>
  render(
    <MemberPanel
      member={{
        kinds: [kind],
        acting: kind,
        name: { supplier: null, purchaser: null },
        unread: { supplier: 5, purchaser: 5 },
        messages: { supplier: 3, purchaser: 3 },
        news: { supplier: 0, purchaser: 0 },
      }}
      texts={texts}
    />,
  );
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('leads a buyer to favourites and history, and shows no supplier entry', () => {
  show('purchaser');
  expect(screen.getByRole('link', { name: 'favourites' })).toHaveAttribute('href', '/amember/fav.html');
  expect(screen.getByRole('link', { name: 'history' })).toHaveAttribute('href', '/amember/log.html');
  expect(links().filter((href) => href?.startsWith('/acompany/'))).toEqual([]);
});

it.each([
  ['purchaser', '/amember/purchase.html'],
  ['supplier', '/companycenter/purchase.html'],
] as const)('leads a %s to the requests', (kind, address) => {
  show(kind);
  expect(screen.getByRole('link', { name: 'requests' })).toHaveAttribute('href', address);
});

it('counts messages and notices separately', () => {
  show('purchaser');
  expect(screen.getByRole('link', { name: /^chat\s*3\s*unread$/ })).toHaveAttribute('href', '/amember/im.html');
  expect(screen.getByRole('link', { name: /^messages\s*2\s*unread$/ })).toHaveAttribute(
    'href',
    '/amember/message.html',
  );
});

it('leads a supplier to its own lists, and to buying', () => {
  show('supplier');
  expect(screen.getByRole('link', { name: 'favourites' })).toHaveAttribute(
    'href',
    '/companycenter/history/favourites.html',
  );
  expect(screen.getByRole('link', { name: 'history' })).toHaveAttribute('href', '/companycenter/history/browsing.html');
  expect(links()).toContain('/amember/register.html');
});
