// The control of the harness: a front that confirms a message before the renderer has written it. Loaded with --import.
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { PassThrough } from 'node:stream';

const real = http.request;
const early = (options, answered) => {
  const passed = real(options, (answer) => answer.resume());
  passed.on('error', () => {});
  const body = new PassThrough();
  body.setTimeout = () => body;
  const parts = [];
  body.end = (body) => {
    parts.push(body);
    const { conversationId, clientId } = JSON.parse(parts.join(''));
    const data = { conversationId, clientId, number: 0, accountId: null };
    const answer = new PassThrough();
    Object.assign(answer, { statusCode: 200, headers: {} });
    answered(answer);
    answer.end(JSON.stringify({ code: 200, message: '', data }));
    setTimeout(() => passed.end(body), 50);
  };
  return body;
};
http.request = (options, answered) =>
  options?.path === '/api/chat/send' ? early(options, answered) : real(options, answered);
syncBuiltinESMExports();
