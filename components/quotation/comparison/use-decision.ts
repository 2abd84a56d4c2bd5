import type { z } from 'zod';
import { useAct } from '@/components/form/use-act';
import type { Contract } from '@/lib/platform/http/call-contract';

export const comparisonQueries = [['comparison'], ['purchase']];

/** A decision about a quotation: refetches its request; the dialog shows failures. */
export const useDecision = <I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  done: string,
  onClose: () => void,
) =>
  useAct(contract, {
    done,
    rereads: comparisonQueries,
    onFailure: () => undefined,
    onDone: onClose,
  });
