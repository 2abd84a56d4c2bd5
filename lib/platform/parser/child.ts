import type { Handler } from './job';
import type { FromParser, ToParser } from './message';

/** Runs jobs in this process until its parent exits. It has no database and no secrets: the parent passes neither. */
export async function serveJobs(handlers: readonly Handler[]): Promise<void> {
  const send = (message: FromParser) =>
    new Promise<void>((sent) => {
      if (process.connected) process.send?.(message, () => sent());
    });
  let taken = () => {};
  const emit = async (part: unknown) => {
    const next = new Promise<void>((resolve) => {
      taken = resolve;
    });
    await send({ part });
    await next;
  };
  const run = async (name: string, input: unknown): Promise<FromParser> => {
    const handler = handlers.find((one) => one.name === name);
    if (!handler) return { error: `there is no job ${name}` };
    return { result: await handler.run(input, emit) };
  };
  process.on('disconnect', () => process.exit(0));
  // An interrupt reaches the whole group: the parent decides when this process ends.
  process.on('SIGINT', () => {});
  process.on('message', (message: ToParser) => {
    if ('next' in message) return taken();
    void run(message.name, message.input)
      .catch((error: unknown): FromParser => ({ error: String(error).slice(0, 500) }))
      .then(send);
  });
  await send({ ready: true });
}
