import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { InvestmentHome } from '@/components/content/channel/investment-home';
import { VideoPage } from '@/components/content/video/video-page';
import { WordList } from '@/components/content/word-list';
import { EmptyResult } from '@/components/list/empty-result';
import { askFor, isBare } from '@/lib/listing/listing';
import { emptyState } from '@/lib/platform/routes/list-state';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

replace('next/navigation', { useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }), usePathname: () => '/' });
const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );

const search = { page: { name: 'productSearch' as const, params: { keyword: 'zzqq' } }, state: emptyState };
const filtered = {
  page: { name: 'productCategory' as const, params: { cateid: 3 } },
  state: { ...emptyState, country: ['de'], price: { min: null, max: 250 } },
};

describe('an empty result', () => {
  it('of a search says so, repeats the words, and labels popular items as such', () => {
    show(
      <EmptyResult asked="zzqq" ask={askFor(search, 'zzqq')} clear={null} bare={false} popular>
        <p>{'A crane'}</p>
      </EmptyResult>,
    );
    expect(screen.getByText('No data')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request it' })).toHaveAttribute(
      'href',
      '/purchase/form.html?keyword=zzqq',
    );
    expect(screen.getByText('No results for “zzqq”')).toHaveClass('t');
    expect(screen.getByRole('heading', { name: 'Popular on GECO' })).toBeVisible();
    expect(screen.queryByText(messages.list.nearest)).toBeNull();
  });

  it('suggests other sections before other spellings', () => {
    show(<EmptyResult asked="zzqq" ask={null} clear={null} bare={false} other={<p>{'In Arabic'}</p>} />);
    const place = screen.getByText('In Arabic');
    const hint = screen.getByText(messages.list.emptyWordHint);
    expect(place.compareDocumentPosition(hint) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('of a list offers to drop its filters, and similar results without them', () => {
    show(
      <EmptyResult ask={askFor(filtered, undefined)} clear="/product/list.html" bare={false}>
        <p>{'A crane'}</p>
      </EmptyResult>,
    );
    expect(screen.getByText('No data')).toHaveClass('t');
    expect(screen.getAllByText(/no data|nothing/i)).toHaveLength(1);
    expect(screen.getByRole('link', { name: messages.list.clearAll })).toHaveAttribute('href', '/product/list.html');
    expect(screen.getByRole('heading', { name: messages.list.nearest })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request it' })).toHaveAttribute(
      'href',
      '/purchase/form.html?country=de&cate=3&price=-250',
    );
  });

  it('with only filters on goods suggests asking suppliers', () => {
    const tenders = { page: { name: 'tenderList' as const, params: {} }, state: { ...emptyState, country: ['de'] } };
    expect(askFor(tenders, undefined)).toBeNull();
    expect(askFor(tenders, 'crane')).toBe('/purchase/form.html?keyword=crane');
    expect(askFor({ page: { name: 'productList', params: {} }, state: emptyState }, undefined)).toBeNull();
  });

  it('of a section without filters says that content is still to come', () => {
    show(<EmptyResult ask={null} clear={null} bare />);
    expect(screen.getByText('Section under construction, stay tuned')).toBeVisible();
  });

  it('is such only for an unfiltered section', () => {
    const state = emptyState;
    expect(isBare({ page: { name: 'noticeList', params: {} }, state })).toBe(true);
    expect(isBare({ page: { name: 'tenderList', params: {} }, state: { ...state, continent: 'asia' } })).toBe(false);
    expect(isBare({ page: { name: 'tenderCountry', params: { country: 'is' } }, state })).toBe(false);
  });

  it('of films and investments is still to come; hot words are not content', () => {
    const { unmount } = show(<VideoPage videos={[]} locale="en" />);
    expect(screen.getByText('Section under construction, stay tuned')).toBeVisible();
    unmount();
    const investment = show(<InvestmentHome groups={[]} steps={[]} locale="en" device="d" />);
    expect(screen.getByText('Section under construction, stay tuned')).toBeVisible();
    investment.unmount();
    show(<WordList channel="shortnews" words={[]} steps={[]} />);
    expect(screen.getByText('No content')).toBeVisible();
  });
});
