import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countLive } from '@/components/ui/live-count';

type Answer = { address: URL; give: (html: string, status?: number) => void };
const requests: Answer[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal(
    'fetch',
    (address: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
        requests.push({
          address: new URL(address),
          give: (html, status = 200) => resolve(new Response(html, { status })),
        });
      }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const sheet = (early?: { name: string; value: string }) => {
  document.body.innerHTML = `<form action="http://en.geco.example/product/list.html">
    <input type="hidden" name="sort" value="latest" /><input type="checkbox" name="grade" value="a" />
    <input type="radio" name="continent" value="" checked /><input type="radio" name="continent" value="asia" />
    <button><span data-show="Show results">Show 90 results</span></button></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const box = (name: string, value: string) =>
    form.querySelector(`[name=${name}][value="${value}"]`) as HTMLInputElement;
  if (early) box(early.name, early.value).checked = true;
  countLive(form);
  return { form, box, text: () => form.querySelector('button')?.textContent };
};
const page = (words: string) => `<main><button><span data-show="Show results">${words}</span></button></main>`;

describe('the filter button', () => {
  it('shows the number given by the page of results', async () => {
    const { box, text } = sheet();
    expect(text()).toBe('Show 90 results');
    fireEvent.click(box('grade', 'a'));
    expect(text()).toBe('Show results');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.address.href).toBe('http://en.geco.example/product/list.html?sort=latest&grade=a');
    requests[0]?.give(page('Show 22 results'));
    await waitFor(() => expect(text()).toBe('Show 22 results'));
  });

  it('counts what was chosen before it was loaded', async () => {
    const { text } = sheet({ name: 'continent', value: 'asia' });
    expect(text()).toBe('Show results');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.address.search).toBe('?sort=latest&continent=asia');
    requests[0]?.give(page('Show 9 results'));
    await waitFor(() => expect(text()).toBe('Show 9 results'));
  });

  it('shows only the number of the latest choices, whichever response comes last', async () => {
    const { box, text } = sheet();
    fireEvent.click(box('grade', 'a'));
    await waitFor(() => expect(requests).toHaveLength(1));
    fireEvent.click(box('continent', 'asia'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.address.search).toBe('?sort=latest&grade=a&continent=asia');
    requests[1]?.give(page('Show 7 results'));
    await waitFor(() => expect(text()).toBe('Show 7 results'));
    requests[0]?.give(page('Show 22 results'));
    await new Promise((done) => setTimeout(done));
    expect(text()).toBe('Show 7 results');
  });

  it('shows no number after a failure, and continues with the next choice', async () => {
    const { box, text } = sheet();
    fireEvent.click(box('grade', 'a'));
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.give('', 500);
    await new Promise((done) => setTimeout(done));
    expect(text()).toBe('Show results');
    fireEvent.click(box('grade', 'a'));
    await waitFor(() => expect(requests).toHaveLength(2));
    requests[1]?.give(page('Show 90 results'));
    await waitFor(() => expect(text()).toBe('Show 90 results'));
  });

  it('is counted once, however often the sheet is opened', async () => {
    const { form, box } = sheet();
    countLive(form);
    fireEvent.click(box('grade', 'a'));
    await waitFor(() => expect(requests).toHaveLength(1));
    await new Promise((done) => setTimeout(done, 400));
    expect(requests).toHaveLength(1);
  });
});
