type Wake = (job: string, delay?: number) => void;
const slot = Symbol.for('geco.job.wake');
const shared = globalThis as typeof globalThis & { [slot]?: Wake };

/** Runs a job soon, or after `delay` milliseconds; without a runner in this process it waits for its schedule. */
export const wakeJob: Wake = (job, delay) => shared[slot]?.(job, delay);

/** Sets the handler of wake-ups. @returns removes it */
export function onWake(call: Wake): () => void {
  shared[slot] = call;
  return () => {
    delete shared[slot];
  };
}
