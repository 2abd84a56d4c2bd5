import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { callContract } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { show } from '../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: object, options?: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const contract = {
  path: '/api/offer/award',
  input: z.object({ id: z.number(), note: z.string().default('') }),
  output: z.object({ revision: z.number() }),
};
const stored = { revision: 7, by: 'Anna', own: false, at: null };

function Sample({ conflicts }: { conflicts?: boolean }) {
  const [result, setTold] = useState('');
  const { act, busy, failureText } = useAct(contract, {
    done: ({ revision }) => `Saved as ${revision}`,
    onDone: ({ revision }, { id }) => setTold(`${id} is ${revision}`),
    ...(conflicts ? { onConflict: ({ revision, by }) => setTold(`${by} wrote ${revision}`) } : {}),
  });
  return (
    <>
      <Button busy={busy} onClick={() => void act({ id: 1 })}>
        Award
      </Button>
      <output>{result}</output>
      <p>{failureText}</p>
    </>
  );
}
const award = () => userEvent.click(screen.getByRole('button', { name: 'Award' }));
const toasts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => {
  call.mockReset();
});

describe('a call by its contract', () => {
  it('has typed input and output', async () => {
    call.mockResolvedValue({ revision: 3 });
    const output = await callContract(contract, { id: 1 }, { quiet: true });
    expectTypeOf(output).toEqualTypeOf<{ revision: number }>();
    // @ts-expect-error an input that the contract does not have
    await callContract(contract, { id: 'one' });
    expect(call).toHaveBeenCalledWith('/api/offer/award', { id: 1 }, { quiet: true });
  });
});

describe('an act', () => {
  it('runs once, however often clicked, and reports success', async () => {
    let answer = (_: unknown) => {};
    call.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    show(<Sample />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Award' }));
    expect(screen.getByRole('button', { name: 'Award' })).toHaveAttribute('aria-busy', 'true');
    expect(call).toHaveBeenCalledTimes(1);
    answer({ revision: 3 });
    expect(await screen.findByText('1 is 3')).toBeInTheDocument();
    expect(toasts().join()).toContain('Saved as 3');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Award' })).not.toHaveAttribute('aria-busy'));
    await award();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('that timed out says that it may have been done', async () => {
    const failure = new CallFailure(0, '', [], null, { timedOut: true });
    call.mockImplementation(async () => {
      throw failure;
    });
    show(<Sample />);
    await award();
    expect((await screen.findAllByText(english.form.slow)).length).toBeGreaterThan(0);
    expect(toasts().join()).toContain(english.form.slow);
  });

  it('passes on a conflicting write, or reports a failure if unhandled', async () => {
    call.mockRejectedValue(new CallFailure(409, 'Changed meanwhile', [], null, { data: stored }));
    const { unmount } = show(<Sample conflicts />);
    await award();
    expect(await screen.findByText('Anna wrote 7')).toBeInTheDocument();
    expect(toasts().join()).not.toContain('Changed meanwhile');
    unmount();
    show(<Sample />);
    await award();
    await waitFor(() => expect(toasts().join()).toContain('Changed meanwhile'));
  });
});
