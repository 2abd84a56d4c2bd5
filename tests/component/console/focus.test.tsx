import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FocusKeeper } from '@/components/console/focus-keeper';
import { RowKeys } from '@/components/console/row-keys';

const heading = 'Queue';
const page = (key: string) => (
  <main id="content" key={key}>
    <h1>{heading}</h1>
    <a data-keep="filter A" data-row href="#a">
      {key}
    </a>
    <a data-row href="#b">
      {heading}
    </a>
    <FocusKeeper />
    <RowKeys />
  </main>
);

it('the focus stays on the filter, or moves to the next page’s heading; J and K move through rows', async () => {
  const user = userEvent.setup();
  const { rerender } = render(page('first'));
  await user.click(screen.getByText('first'));
  rerender(page('second'));
  expect(screen.getByText('second')).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: heading })).toHaveFocus();
  await user.keyboard('k');
  expect(screen.getByText('second')).toHaveFocus();
  act(() => screen.getByText('second').blur());
  await user.keyboard('x');
  rerender(page('third'));
  expect(screen.getByRole('heading')).toHaveFocus();
});
