import { beforeEach, expect, it, vi } from 'vitest';
import { ChatConnection, type LinkState } from '@/lib/chat/client/connection';

const { io } = vi.hoisted(() => ({ io: vi.fn() }));
vi.mock('socket.io-client', () => ({ io }));

const open = () => {
  const heard = new Map<string, (data?: unknown) => void>();
  const engine = { transport: { name: 'websocket' }, once: vi.fn() };
  const manager = { engine, opts: { transports: [] as string[] } };
  const socket = {
    ...{ connected: true, active: true, io: manager },
    on: (event: string, listener: () => void) => heard.set(event, listener),
    connect: vi.fn(),
    disconnect: vi.fn(),
    off: () => {
      heard.clear();
      return socket;
    },
  };
  socket.disconnect.mockReturnValue(socket);
  io.mockImplementation(({ transports }) => {
    manager.opts.transports = transports;
    return socket;
  });
  const link = new ChatConnection({ userType: 'supplier', page: 'chat' });
  const states: LinkState[] = [];
  link.onState((state) => states.push(state));
  return { link, socket, manager, states, tell: (event: string, data?: unknown) => heard.get(event)?.(data) };
};

beforeEach(() => void vi.useFakeTimers());

it('is offline as soon as the device is, and reconnects at once when it is back', () => {
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

it('does not reconnect once closed', () => {
  const { link, socket, tell } = open();
  tell('connect');
  socket.active = false;
  socket.disconnect.mockImplementation(() => tell('disconnect'));
  link.close();
  vi.advanceTimersByTime(60_000);
  expect(socket.connect).not.toHaveBeenCalled();
});

it('retries every five seconds if the device does not report being online', () => {
  const { link, socket, tell } = open();
  tell('connect');
  window.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(5_000);
  expect(socket.connect).toHaveBeenCalledOnce();
  link.close();
});

it('alternates with long polling after a failed connection, until a WebSocket succeeds', () => {
  const { link, manager, tell } = open();
  const { engine, opts } = manager;
  const next: string[][] = [opts.transports];
  for (const message of ['websocket error', 'xhr poll error', 'timeout']) {
    tell('connect_error', new Error(message));
    next.push(opts.transports);
  }
  const [socket, polling] = [['websocket'], ['polling', 'websocket']];
  expect(next).toEqual([socket, polling, socket, polling]);
  engine.transport.name = 'polling';
  tell('connect');
  expect(opts.transports).toEqual(polling);
  const [event, upgraded] = engine.once.mock.calls[0] ?? [];
  expect(event).toBe('upgrade');
  upgraded();
  expect(opts.transports).toEqual(socket);
  link.close();
});

it('retries with WebSocket if polling failed at its handshake', () => {
  const { link, manager, tell } = open();
  tell('connect_error', new Error('websocket error'));
  tell('disconnect');
  expect(manager.opts.transports).toEqual(['websocket']);
  link.close();
});

it('does not reconnect if closed by another page or the end of the session', () => {
  const { link, socket, tell } = open();
  tell('superseded');
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(link.state).toBe('superseded');
  expect(socket.connect).not.toHaveBeenCalled();
  link.close();
});

it('reports too many open pages, and retries until there are fewer', () => {
  const { link, socket, states, tell } = open();
  socket.active = false;
  tell('connect_error', new Error('tooMany'));
  expect(link.state).toBe('tooMany');
  vi.advanceTimersByTime(5_000);
  expect(socket.connect).toHaveBeenCalledOnce();
  tell('connect_error', new Error('websocket error'));
  tell('connect_error', new Error('tooMany'));
  tell('connect');
  expect(states).toEqual(['tooMany', 'offline', 'tooMany', 'online']);
  link.close();
});

it('does not take messages over from a page that got them while disconnected', () => {
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

it('ignores device events once closed', () => {
  const { link, socket, tell } = open();
  tell('connect');
  link.close();
  socket.disconnect.mockClear();
  window.dispatchEvent(new Event('offline'));
  expect(socket.disconnect).not.toHaveBeenCalled();
});
