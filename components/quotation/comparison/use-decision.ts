import type { z } from 'zod';
import { useAct } from '@/components/form/use-act';
import type { Contract } from '@/lib/platform/http/call-contract';

/** A decision about a quotation: what is read of its request is read anew, and its dialog says what failed. */
export const useDecision = <I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  done: string,
  onClose: () => void,
) =>
  useAct(contract, {
    done,
    rereads: [['comparison'], ['purchase']],
    onFailure: () => undefined,
    onDone: onClose,
  });
