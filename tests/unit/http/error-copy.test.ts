import { expect, it, vi } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { JobFailure } from '@/lib/platform/parser/job';

it('recognises errors thrown by another copy of their module', async () => {
  vi.resetModules();
  const [errors, job] = [await import('@/lib/platform/errors'), await import('@/lib/platform/parser/job')];
  expect(errors.AppError).not.toBe(AppError);
  expect(new errors.AppError('tooManyRequests')).toBeInstanceOf(AppError);
  expect(new job.JobFailure('sheet', 'time')).toBeInstanceOf(JobFailure);
  for (const other of [new Error('other'), null, 'tooManyRequests', {}]) {
    expect(other instanceof AppError).toBe(false);
    expect(other instanceof JobFailure).toBe(false);
  }
  expect(new JobFailure('sheet', 'time') instanceof AppError).toBe(false);
});
