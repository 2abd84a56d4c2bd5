import { act, render, screen } from '@testing-library/react';
import axios, { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageActor } from '@/components/form/page-actor';
import { readState, writeState } from '@/lib/account/client';
import type { CallFailure as Failure } from '@/lib/platform/http/client';

vi.unmock('@/lib/platform/http/client');
type Reply = { status: number; body: object | Blob; headers?: Record<string, string> };
let reply: Reply | null = null;
let late = false;
const requests: InternalAxiosRequestConfig[] = [];
axios.defaults.adapter = async (config) => {
  requests.push(config);
  if (late) throw new AxiosError('timeout', 'ECONNABORTED', config);
  if (!reply) throw new AxiosError('Network Error', 'ERR_NETWORK', config);
  const { status, body, headers } = reply;
  const answer = { status, data: body, headers: new AxiosHeaders(headers), config, statusText: '', request: {} };
  if (status >= 400) throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, {}, answer);
  return answer;
};
const { call, CallFailure, fetchFile } = await import('@/lib/platform/http/client');

const assign = vi.fn();
const at = (pathname: string, search = '') => vi.stubGlobal('location', { pathname, search, hash: '', assign });
const answer = (status: number, more: object = {}, headers: Record<string, string> = {}) => {
  reply = { status, body: { code: status, message: 'words', data: null, ...more }, headers };
};
const failing = async (work: Promise<unknown>): Promise<Failure> => {
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(CallFailure);
  return failure as Failure;
};
const signedIn = (kinds: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way.
  document.cookie = `signed_in=${kinds}; path=/`;
};

beforeEach(() => {
  assign.mockClear();
  requests.length = 0;
  localStorage.clear();
  signedIn('');
  at('/product.html');
});
afterEach(() => vi.unstubAllGlobals());

it('returns the response’s data, and otherwise throws its message and fields', async () => {
  reply = { status: 200, body: { code: 200, message: 'OK', data: { id: 7 } } };
  expect(await call('/api/x', { a: 1 })).toEqual({ id: 7 });
  answer(400, { errors: [{ field: 'name', key: 'required', message: 'This field is required' }] });
  const { status, message, errors } = await failing(call('/api/x', {}));
  expect([status, message, errors[0]?.message]).toEqual([400, 'words', 'This field is required']);
  reply = null;
  expect((await failing(call('/api/x', {}))).status).toBe(0);
});

it('sends the user a page was rendered for, if there was one', async () => {
  reply = { status: 200, body: { code: 200, message: 'OK', data: null } };
  await call('/api/x', {});
  const { unmount } = render(createElement(PageActor, { actor: 'supplier.12.5' }));
  at('/companycenter/index.html');
  await call('/api/x', {});
  unmount();
  await call('/api/x', {});
  expect(requests.map(({ headers }) => headers.get('page-actor') ?? null)).toEqual([null, 'supplier.12.5', null]);
});

it('tells the page while another user is signed in, and when its own is back', async () => {
  const { unmount } = render(createElement(PageActor, { actor: 'supplier.12.5' }));
  const message = 'You are signed in as Wei Chen now';
  answer(409, { errors: [{ field: 'account', key: 'otherCompany', message }] });
  await act(() => failing(call('/api/x', {}, { background: true })));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  answer(409, { errors: [{ field: 'revision', key: 'changed', message: 'Changed' }] });
  await act(() => failing(call('/api/x', {})));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  answer(200);
  await act(() => call('/api/x', {}));
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
});

it('keeps sending a page’s first user, also after a re-render for another', async () => {
  reply = { status: 200, body: { code: 200, message: 'OK', data: null } };
  const { rerender, unmount } = render(createElement(PageActor, { actor: 'purchaser.12' }));
  rerender(createElement(PageActor, { actor: 'purchaser.13' }));
  await call('/api/x', {});
  unmount();
  expect(requests[0]?.headers.get('page-actor')).toBe('purchaser.12');
});

it.each([
  ['/amember/purchase.html', undefined, '/amember/login.html?redirect=%2Famember%2Fpurchase.html%3Fpage%3D2'],
  ['/companycenter/index.html', undefined, '/acompany/login.html?redirect=%2Fcompanycenter%2Findex.html%3Fpage%3D2'],
  ['/product/12.html', 'purchaser', '/amember/login.html?redirect=%2Fproduct%2F12.html%3Fpage%3D2'],
  ['/product/12.html', undefined, '/acompany/login.html?redirect=%2Fproduct%2F12.html%3Fpage%3D2'],
] as const)('a 401 on %s as %s leads to the right sign-in page and back', async (path, userType, address) => {
  at(path, '?page=2');
  writeState({ newsNum: 3 });
  answer(401);
  expect((await failing(call('/api/x', {}, userType ? { userType } : {}))).status).toBe(401);
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  expect(readState().newsNum).toBeNull();
  expect(sessionStorage.getItem('stateKey')).toBeNull();
});

it('a call not started by the visitor redirects only from a center', async () => {
  answer(401);
  await failing(call('/api/x', {}, { quiet: true }));
  answer(404);
  await failing(call('/api/x', {}, { quiet: true }));
  expect(assign).not.toHaveBeenCalled();
  at('/amember/index.html');
  answer(401);
  await failing(call('/api/x', {}, { quiet: true }));
  expect(assign).toHaveBeenCalledOnce();
});

it('an automatic call never redirects, not even in a center while somebody types', async () => {
  at('/amember/index.html');
  writeState({ newsNum: 3 });
  answer(401);
  expect((await failing(call('/api/x', {}, { background: true }))).status).toBe(401);
  expect(assign).not.toHaveBeenCalled();
  expect(readState().newsNum).toBe(3);
});

it('a code 404 in the body leads to the error page like the status', async () => {
  reply = { status: 200, body: { code: 404, message: '', data: null } };
  expect((await failing(call('/api/x', {}))).status).toBe(404);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/error.html');
});

it('a 404 does not redirect within a center, where pages report missing items', async () => {
  at('/companycenter/product-edit-7.html');
  answer(404, { data: { by: 'Ben' } });
  expect((await failing(call('/api/product/save', {}))).data).toEqual({ by: 'Ben' });
  expect(assign).not.toHaveBeenCalled();
});

it('a 429 is logged without secrets and thrown with the waiting time', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer(429, {}, { 'retry-after': '90' });
  expect((await failing(call('/api/sign_in', { username: 'lena', password: 'hush' }))).retryAfter).toBe(90);
  expect(assign).not.toHaveBeenCalled();
  const logged = JSON.stringify(warn.mock.calls);
  expect(logged).toContain('/api/sign_in');
  expect(logged).toContain('lena');
  expect(logged).not.toContain('hush');
  warn.mockRestore();
});

it.each([
  ['/amember/fav.html', 'supplier', 'purchaser'],
  ['/companycenter/index.html', 'supplier.purchaser', 'supplier'],
  ['/product/1.html', 'supplier.purchaser', 'purchaser'],
  ['/product/1.html', 'supplier', 'supplier'],
  ['/product/1.html', '', undefined],
])('on %s, signed in as "%s", %s acts', async (path, kinds, actor) => {
  at(path);
  signedIn(kinds);
  answer(200);
  await call('/api/x', {});
  expect(requests[0]?.headers.get('userType')).toBe(actor);
});

it('times out, later if more time is given, and distinguishes this from a broken connection', async () => {
  answer(200);
  await call('/api/x', {});
  await call('/api/x', {}, { timeout: 90_000 });
  expect(requests.map(({ timeout }) => timeout)).toEqual([20_000, 90_000]);
  reply = null;
  expect((await failing(call('/api/x', {}))).timedOut).toBe(false);
  late = true;
  const failure = await failing(call('/api/x', {}));
  late = false;
  expect([failure.status, failure.timedOut]).toEqual([0, true]);
  expect(failure.renamed((field) => field).timedOut).toBe(true);
});

it('leads to the sign-in page without asking about unsaved input', async () => {
  vi.resetModules();
  const { isNavigating } = await import('@/lib/platform/http/navigate');
  const { call: fresh } = await import('@/lib/platform/http/client');
  expect(isNavigating()).toBe(false);
  at('/companycenter/index.html');
  answer(401);
  await fresh('/api/x', {}).catch(() => undefined);
  expect(isNavigating()).toBe(true);
});

it('downloads a file under the name in the response, as the page’s actor', async () => {
  const body = new Blob(['a,b']);
  reply = {
    status: 200,
    body,
    headers: { 'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''%E6%B3%B5.csv` },
  };
  expect(await fetchFile('/api/x/export?id=7')).toEqual({ name: '泵.csv', content: body });
  reply = { status: 200, body, headers: { 'content-disposition': 'attachment; filename="x.csv"' } };
  expect((await fetchFile('/api/x/export')).name).toBe('x.csv');
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['get', '/api/x/export?id=7'],
    ['get', '/api/x/export'],
  ]);
});

it('reports why a file is refused, in words and in seconds', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const envelope = JSON.stringify({ code: 429, message: 'Try again in a minute', data: null, errors: [] });
  reply = { status: 429, body: new Blob([envelope]), headers: { 'retry-after': '60' } };
  const { status, message, retryAfter } = await failing(fetchFile('/api/x/export'));
  expect([status, message, retryAfter]).toEqual([429, 'Try again in a minute', 60]);
  reply = { status: 502, body: new Blob(['<html>']) };
  expect((await failing(fetchFile('/api/x/export'))).message).toBe('');
});
