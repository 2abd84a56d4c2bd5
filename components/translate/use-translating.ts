'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { useFailureText } from '@/components/form/use-failure-text';
import { type Contract, callContract } from '@/lib/platform/http/call-contract';
import { CallFailure, type CallOptions } from '@/lib/platform/http/client';

/** A translation call. Unlike writes it does not block the form, and has its own error texts. */
export function useTranslating<I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  onDone: (output: z.output<O>, input: z.input<I> & object) => void,
  options?: CallOptions,
) {
  const t = useTranslations('translate');
  const textOf = useFailureText();
  const { mutate, isPending, error, reset } = useMutation<z.output<O>, Error, z.input<I> & object>({
    mutationFn: (input) => callContract(contract, input, options),
    networkMode: 'always',
    onSuccess: onDone,
  });
  const failure =
    error instanceof CallFailure && error.status !== 503 ? textOf(error) : error === null ? null : t('failed');
  return { translate: mutate, busy: isPending, failure, reset };
}
