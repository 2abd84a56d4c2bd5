'use client';

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import type { z } from 'zod';
import { type Contract, callContract } from '@/lib/platform/http/call-contract';
import { CallFailure, type CallOptions } from '@/lib/platform/http/client';
import { type ChangedMeanwhile, changedMeanwhile } from '@/lib/platform/revision/schema';
import { FormScopeContext } from './form-scope';
import { dropSuccess, toast } from './toast';
import { useFailureText } from './use-failure-text';

type Settings<I, O> = {
  /** Success message. */
  done?: string | ((output: O) => string);
  /** Queries refetched afterwards, also on failure, which may be due to an earlier change. */
  rereads?: readonly QueryKey[];
  onDone?: (output: O, input: I) => void;
  /** Handles the failure; by default the surrounding form shows it, else a toast. */
  onFailure?: (failure: CallFailure, text: string, input: I) => void;
  /** Handles a conflict with the stored version; by default it is a failure. */
  onConflict?: (stored: ChangedMeanwhile, input: I) => void;
  options?: CallOptions;
};

export type Action<I, O> = {
  /** Runs the call; a no-op while running. Returns the output, null if it did not run or failed. */
  act: (input: I) => Promise<O | null>;
  busy: boolean;
  /** Input of the running call, so that a list can mark the row. */
  doing: I | undefined;
  /** Failure of the last attempt, until the next. */
  failure: CallFailure | null;
  /** Its text, including timeouts. */
  failureText: string | null;
};

const storedIn = ({ status, data }: CallFailure): ChangedMeanwhile | null =>
  status === 409 ? (changedMeanwhile.safeParse(data).data ?? null) : null;

/** A write call typed by its contract: busy state, failure text, conflict, success. */
export function useAct<I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  settings: Settings<z.input<I> & object, z.output<O>> = {},
): Action<z.input<I> & object, z.output<O>> {
  type Input = z.input<I> & object;
  const { done, rereads = [], onDone, onFailure, onConflict, options } = settings;
  const client = useQueryClient();
  const scope = useContext(FormScopeContext);
  const textOf = useFailureText();
  // A ref, since a second click may come before the re-render.
  const running = useRef(false);
  const { mutateAsync, isPending, variables, error } = useMutation<z.output<O>, Error, Input>({
    mutationFn: (input) => callContract(contract, input, options),
    // Fails at once when offline; a paused call would run later, unnoticed.
    networkMode: 'always',
  });
  const tell = (failure: CallFailure, input: Input) => {
    const stored = onConflict && storedIn(failure);
    if (stored) return onConflict(stored, input);
    if (onFailure) return onFailure(failure, textOf(failure), input);
    if (scope) return scope.show(failure);
    dropSuccess();
    toast(textOf(failure), 'bad');
  };
  const reread = () => Promise.all(rereads.map((queryKey) => client.invalidateQueries({ queryKey })));
  const act = async (input: Input): Promise<z.output<O> | null> => {
    if (running.current) return null;
    running.current = true;
    const end = scope?.beginWrite();
    try {
      const output = await mutateAsync(input);
      if (done !== undefined) toast(typeof done === 'string' ? done : done(output));
      onDone?.(output, input);
      return output;
    } catch (thrown) {
      if (!(thrown instanceof CallFailure)) throw thrown;
      tell(thrown, input);
      return null;
    } finally {
      running.current = false;
      end?.();
      void reread();
    }
  };
  const failure = error instanceof CallFailure ? error : null;
  return {
    act,
    busy: isPending,
    doing: isPending ? variables : undefined,
    failure,
    failureText: failure && textOf(failure),
  };
}
