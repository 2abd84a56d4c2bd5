import { beforeEach, expect, it, vi } from 'vitest';
import { loadMember } from '@/components/account/member-load';
import { readState } from '@/lib/account/client';
import { CallFailure, type call } from '@/lib/platform/http/client';
import { clearState } from '@/lib/platform/http/tab-state';
import { replace } from '../doubles';

const called = vi.fn<typeof call>();
replace('@/lib/platform/http/client', { call: called });
let ended: string[] = [];

beforeEach(() => {
  clearState();
  called.mockReset();
  called.mockImplementation(async (path, _, options) => {
    if (path === '/api/sign_out') return null;
    const kind = options?.userType ?? '';
    if (ended.includes(kind)) throw new CallFailure(401, 'Sign in first.', [], null);
    if (path === '/api/check_unread')
      return kind === 'supplier' ? { newsNum: 2, cgsNewNum: null } : { newsNum: null, cgsNewNum: 3 };
    return kind === 'supplier' ? { company: { name: 'Probe Works' } } : { name: 'Lena' };
  });
});
const signedOut = () => called.mock.calls.filter(([path]) => path === '/api/sign_out').map(([, input]) => input);

it('shows the signed-in user and unread counts of each kind', async () => {
  ended = [];
  await loadMember(['purchaser', 'supplier']);
  expect(readState()).toMatchObject({ newsNum: 2, cgsNewNum: 3, cgsInfo: { name: 'Lena' } });
  expect(readState().companyInfo).toMatchObject({ name: 'Probe Works' });
  expect(signedOut()).toEqual([]);
});

it('removes an ended session from the browser, and keeps the other', async () => {
  ended = ['supplier'];
  await loadMember(['purchaser', 'supplier']);
  expect(readState()).toMatchObject({ userInfo: null, companyInfo: null, newsNum: null, cgsNewNum: 3 });
  expect(signedOut()).toEqual([{ kind: 'supplier' }]);
});

it('removes nothing if the look-up itself failed', async () => {
  called.mockRejectedValue(new CallFailure(500, '', [], null));
  await expect(loadMember(['purchaser'])).rejects.toThrow();
  expect(signedOut()).toEqual([]);
});
