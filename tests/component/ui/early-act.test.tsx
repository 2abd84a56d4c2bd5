import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EarlyAct } from '@/components/ui/early-act';
import { earlyActScript } from '@/lib/http/early-act';

/** Runs the page's first script beside what the server sent, and gives the way to let its scripts come. */
function open(html: string) {
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = html;
  const form = page.querySelector('form') as HTMLFormElement;
  const script = document.createElement('script');
  script.text = earlyActScript;
  page.append(script);
  return { form, hydrate: () => render(<EarlyAct />) };
}

afterEach(() => document.body.replaceChildren());

it('does the last act of a visitor who was faster than the scripts, once', () => {
  const { hydrate } = open('<button type="button">Follow</button><button type="button"><i>Sign out</i></button>');
  fireEvent.click(screen.getByText('Follow'));
  fireEvent.click(screen.getByText('Sign out'));
  const [follow, signOut] = [vi.fn(), vi.fn()];
  screen.getByText('Follow').onclick = follow;
  screen.getByRole('button', { name: 'Sign out' }).onclick = signOut;
  hydrate();
  expect(follow).not.toHaveBeenCalled();
  expect(signOut).toHaveBeenCalledTimes(1);
  hydrate();
  fireEvent.click(screen.getByText('Follow'));
  expect([follow.mock.calls.length, signOut.mock.calls.length]).toEqual([1, 1]);
});

it('holds a form that only scripts can send, and sends it then', () => {
  const { form, hydrate } = open('<form method="post"><input name="a" value="typed"><button>Send</button></form>');
  expect(fireEvent.submit(form)).toBe(false);
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.onsubmit = sent;
  hydrate();
  expect(sent).toHaveBeenCalledTimes(1);
});

it.each([
  ['a form with an address', '<form action="/search.html"><button>Find</button></form>'],
  ['a form of a dialog', '<dialog open><form method="dialog"><button>Close</button></form></dialog>'],
])('leaves %s to the browser', (_, html) => {
  const { form, hydrate } = open(html);
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', (event) => expect(event.defaultPrevented).toBe(false), { once: true });
  form.addEventListener('submit', sent);
  fireEvent.submit(form);
  hydrate();
  expect(sent).toHaveBeenCalledTimes(1);
});
