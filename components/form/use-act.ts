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
  /** What is said where it went well. */
  done?: string | ((output: O) => string);
  /** Read anew once it is over, well or not: a failure may have been a change that came before. */
  rereads?: readonly QueryKey[];
  onDone?: (output: O, input: I) => void;
  /** Says it in a place of its own; left out, the form around it does, and a toast where there is none. */
  onFailure?: (failure: CallFailure, text: string, input: I) => void;
  /** Another wrote before: what is stored now, for the reader to choose from. Left out, it is a failure like others. */
  onConflict?: (stored: ChangedMeanwhile, input: I) => void;
  options?: CallOptions;
};

export type Action<I, O> = {
  /** Does it, once at a time: asked again meanwhile, it does nothing. Gives what came back, null where it was not done. */
  act: (input: I) => Promise<O | null>;
  busy: boolean;
  /** What is being done, so that the one row of a list can say so. */
  doing: I | undefined;
  /** Why the last try failed, until the next. */
  failure: CallFailure | null;
  /** The same in words, an answer that never came among them. */
  failureText: string | null;
};

const storedIn = ({ status, data }: CallFailure): ChangedMeanwhile | null =>
  status === 409 ? (changedMeanwhile.safeParse(data).data ?? null) : null;

/** One write of the browser, typed by its contract: busy, failed in words, in conflict, done. */
export function useAct<I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  settings: Settings<z.input<I> & object, z.output<O>> = {},
): Action<z.input<I> & object, z.output<O>> {
  type Input = z.input<I> & object;
  const { done, rereads = [], onDone, onFailure, onConflict, options } = settings;
  const client = useQueryClient();
  const scope = useContext(FormScopeContext);
  const textOf = useFailureText();
  // A second press comes before React has drawn that the first is under way.
  const running = useRef(false);
  const { mutateAsync, isPending, variables, error } = useMutation<z.output<O>, Error, Input>({
    mutationFn: (input) => callContract(contract, input, options),
    // It says itself that the network is away; kept back until then, it would be done when nobody looks.
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
