type Wake = (job: string, delay?: number) => void;
const slot = Symbol.for('geco.job.wake');
const shared = globalThis as typeof globalThis & { [slot]?: Wake };

/** Lets a job run soon, or after `delay` milliseconds; without a runner in this process it waits for its time. */
export const wakeJob: Wake = (job, delay) => shared[slot]?.(job, delay);

/** Sets what a wake-up calls. @returns takes it back */
export function onWake(call: Wake): () => void {
  shared[slot] = call;
  return () => {
    delete shared[slot];
  };
}
