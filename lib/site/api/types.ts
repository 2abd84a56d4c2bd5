import type { CallTag } from '@/lib/platform/http/call';

export type ApiField = {
  name: string;
  required: boolean;
  /** In the notation of TypeScript. */
  type: string;
  description: string;
  /** Default value. */
  fallback: string | null;
  range: { min: number; max: number } | null;
};

export type ApiOperation = {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  fields: ApiField[];
  /** A command for a shell. */
  example: string;
  /** The shape of `data`. */
  answer: string;
  failures: number[];
};

export type ApiGroup = { tag: CallTag; operations: ApiOperation[] };

export type ApiReference = {
  origin: string;
  groups: ApiGroup[];
  structures: { name: string; shape: string }[];
};
