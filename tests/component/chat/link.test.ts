import { beforeEach, expect, it, vi } from 'vitest';
import { Link, type LinkState } from '@/lib/chat/client/link';

const { io } = vi.hoisted(() => ({ io: vi.fn() }));
vi.mock('socket.io-client', () => ({ io }));

const open = () => {
  const heard = new Map<string, (data?: unknown) => void>();
  const socket = {
    ...{ connected: true, active: true },
    on: (event: string, listener: () => void) => heard.set(event, listener),
    connect: vi.fn(),
    disconnect: vi.fn(),
  };
  socket.disconnect.mockReturnValue(socket);
  io.mockReturnValue(socket);
  const link = new Link({ userType: 'supplier', page: 'chat' });
  const states: LinkState[] = [];
  link.onState((state) => states.push(state));
  return { link, socket, states, tell: (event: string, data?: unknown) => heard.get(event)?.(data) };
};

beforeEach(() => void vi.useFakeTimers());

it('is offline as soon as the device is, and connects at once when it is back', () => {
  const { link, socket, states, tell } = open();
  tell('connect');
  window.dispatchEvent(new Event('offline'));
  expect(link.state).toBe('offline');
  expect(socket.disconnect).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(socket.connect).toHaveBeenCalledOnce();
  tell('connect');
  expect(states).toEqual(['online', 'offline', 'connecting', 'online']);
  vi.advanceTimersByTime(60_000);
  expect(socket.connect).toHaveBeenCalledOnce();
  link.close();
});

it('tries every five seconds where the device does not say that it is back', () => {
  const { link, socket, tell } = open();
  tell('connect');
  window.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(5_000);
  expect(socket.connect).toHaveBeenCalledOnce();
  link.close();
});

it('leaves what another page or the end of the session has closed', () => {
  const { link, socket, tell } = open();
  tell('superseded');
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(link.state).toBe('superseded');
  expect(socket.connect).not.toHaveBeenCalled();
  link.close();
});

it('takes the messages back from no page that has them since it was lost', () => {
  const { link, socket, tell } = open();
  tell('connect');
  window.dispatchEvent(new Event('offline'));
  link.reconnect();
  tell('connect');
  tell('superseded');
  socket.connect.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(link.state).toBe('superseded');
  expect(socket.connect).not.toHaveBeenCalled();
  link.close();
});

it('hears no more of the device once it is closed', () => {
  const { link, socket, tell } = open();
  tell('connect');
  link.close();
  socket.disconnect.mockClear();
  window.dispatchEvent(new Event('offline'));
  expect(socket.disconnect).not.toHaveBeenCalled();
});
