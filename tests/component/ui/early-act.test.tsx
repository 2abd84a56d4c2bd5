import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { EarlyAct } from '@/components/ui/early-act';
import { earlyInputScript } from '@/lib/platform/gateway/early-input';

/** Runs the page's first script on server HTML; returns a function that loads the rest. */
function open(html: string) {
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = html;
  const form = page.querySelector('form') as HTMLFormElement;
  const script = document.createElement('script');
  script.text = earlyInputScript;
  page.append(script);
  return { form, hydrate: () => act(async () => void render(<EarlyAct />)) };
}

afterEach(() => document.body.replaceChildren());

it('replays the last click before hydration, once', async () => {
  const { hydrate } = open('<button type="button">Follow</button><button type="button"><i>Sign out</i></button>');
  fireEvent.click(screen.getByText('Follow'));
  fireEvent.click(screen.getByText('Sign out'));
  const [follow, signOut] = [vi.fn(), vi.fn()];
  screen.getByText('Follow').onclick = follow;
  screen.getByRole('button', { name: 'Sign out' }).onclick = signOut;
  await hydrate();
  expect(follow).not.toHaveBeenCalled();
  expect(signOut).toHaveBeenCalledTimes(1);
  await hydrate();
  fireEvent.click(screen.getByText('Follow'));
  expect([follow.mock.calls.length, signOut.mock.calls.length]).toEqual([1, 1]);
});

it('holds back a form that only scripts can submit, then submits it', async () => {
  const { form, hydrate } = open('<form method="post"><input name="a" value="typed"><button>Send</button></form>');
  expect(fireEvent.submit(form)).toBe(false);
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.onsubmit = sent;
  await hydrate();
  expect(sent).toHaveBeenCalledTimes(1);
});

it.each([
  ['a form with an address', '<form action="/search.html"><button>Find</button></form>'],
  ['a form of a dialog', '<dialog open><form method="dialog"><button>Close</button></form></dialog>'],
])('leaves %s to the browser', async (_, html) => {
  const { form, hydrate } = open(html);
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', (event) => expect(event.defaultPrevented).toBe(false), { once: true });
  form.addEventListener('submit', sent);
  fireEvent.submit(form);
  await hydrate();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('leads a link to the same page of another site, and stores the choice, before and after hydration', async () => {
  history.replaceState(null, '', '/product/list.html?page=2');
  const { hydrate } = open('<a href="http://fr.geco.test/" data-here="geo=fr; Path=/"><bdi>Français</bdi></a>');
  const link = screen.getByText('Français').closest('a') as HTMLAnchorElement;
  for (const [round, come] of [() => {}, hydrate].entries()) {
    link.dataset.here = `geo=${round}; Path=/`;
    link.href = 'http://fr.geco.test/';
    await come();
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('Français'));
    expect(link.href).toBe('http://fr.geco.test/product/list.html?page=2');
    expect(document.cookie).toContain(`geo=${round}`);
  }
});

function Entry() {
  const [values, setHeld] = useState({ q: '', terms: false, country: 'cn' });
  const { register, watch } = useForm({ defaultValues: { name: 'Old', note: '' } });
  return (
    <form>
      <input aria-label="q" value={values.q} onChange={({ target }) => setHeld({ ...values, q: target.value })} />
      <input
        aria-label="terms"
        type="checkbox"
        checked={values.terms}
        onChange={({ target }) => setHeld((was) => ({ ...was, terms: target.checked }))}
      />
      <select
        aria-label="country"
        value={values.country}
        onChange={({ target }) => setHeld((was) => ({ ...was, country: target.value }))}
      >
        <option>cn</option>
        <option>de</option>
      </select>
      <input aria-label="name" {...register('name')} />
      <textarea aria-label="note" {...register('note')} />
      <output>{JSON.stringify({ ...values, ...watch() })}</output>
    </form>
  );
}

it('keeps values entered before hydration, in fields of either kind', async () => {
  const { form, hydrate } = open(renderToString(<Entry />));
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  fireEvent.input(field('q'), { target: { value: '24/7 pump' } });
  fireEvent.click(field('terms'));
  fireEvent.change(field('country'), { target: { value: 'de' } });
  fireEvent.input(field('name'), { target: { value: '' } });
  fireEvent.input(field('note'), { target: { value: 'typed' } });
  const root = await act(async () => hydrateRoot(form.parentElement as HTMLElement, <Entry />));
  await hydrate();
  const expected = { q: '24/7 pump', terms: true, country: 'de', name: '', note: 'typed' };
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(expected);
  expect(field('q').value).toBe('24/7 pump');
  expect(field('terms').checked).toBe(true);
  expect(['country', 'name', 'note'].map((name) => field(name).value)).toEqual(['de', '', 'typed']);
  await act(async () => root.unmount());
});
