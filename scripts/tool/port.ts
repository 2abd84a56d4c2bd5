import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

const listen = async (port: number): Promise<Server> => {
  const listener = createServer().listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return listener;
};

/** The first of consecutive free loopback ports. */
export async function freePorts(count: number): Promise<number> {
  const lowest = await listen(0);
  const ports = [lowest];
  const { port: first } = lowest.address() as AddressInfo;
  try {
    while (ports.length < count) ports.push(await listen(first + ports.length));
    return first;
  } catch {
    return freePorts(count);
  } finally {
    await Promise.all(ports.map((listener) => new Promise((closed) => listener.close(closed))));
  }
}
