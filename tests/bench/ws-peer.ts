// Baseline of the chat's fan-out: one process that sends each message to all sockets of the same room.
import { type WebSocket, WebSocketServer } from 'ws';

const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: Number(process.argv[2]), host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('message', (data) => {
    const text = String(data);
    for (const one of room) one.send(text);
  });
  socket.on('close', () => room.delete(socket));
});
