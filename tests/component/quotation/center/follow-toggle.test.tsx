import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FollowToggle } from '@/components/quotation/center/follow-toggle';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../../doubles';
import { flaws, show } from '../../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: object, options?: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const t = english.quotationCenter.follow;
const button = () => screen.getByRole('button', { name: /Pumps$/ });

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(null);
});

it('a supplier follows a request by one click of two, and unfollows it', async () => {
  show(<FollowToggle requestId={7} title="Pumps" following={false} />);
  expect(button()).toHaveTextContent(t.off);
  await userEvent.dblClick(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  expect(call.mock.calls.map(([path, input]) => [path, input])).toEqual([
    ['/api/follow/add', { type: 'request', id: 7 }],
  ]);
  expect(call.mock.lastCall?.[2]).toMatchObject({ userType: 'supplier' });
  expect(await screen.findByText(t.added)).toBeVisible();
  expect(await flaws()).toEqual([]);
  call.mockResolvedValue({ count: 1 });
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
  expect(call.mock.lastCall?.[1]).toEqual({ type: 'request', ids: [7] });
});

it('reverts on failure, with a message', async () => {
  call.mockRejectedValue(new CallFailure(0, '', [], null));
  show(<FollowToggle requestId={7} title="Pumps" following />);
  await userEvent.click(button());
  expect(await screen.findByText(english.form.offline)).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});
