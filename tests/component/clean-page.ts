import { vi } from 'vitest';
import { forgetSaved } from '@/components/form/last-saved';
import { dropSuccess, toast } from '@/components/form/toast';
import { restoreAll } from './doubles';

type Kept = { target: object; own: [PropertyKey, PropertyDescriptor][] };

const keep = (target: object): Kept => ({
  target,
  own: Reflect.ownKeys(target).flatMap((key) => {
    const found = Object.getOwnPropertyDescriptor(target, key);
    return found?.configurable && (target !== window || typeof found.value === 'function') ? [[key, found]] : [];
  }),
});
/** What tests replace without `vi`, as set by jsdom. */
const kept = [
  ...[document, navigator, window],
  ...[Element.prototype, HTMLElement.prototype, HTMLDialogElement.prototype],
].map(keep);

function putBack({ target, own }: Kept): void {
  const before = new Map(own);
  const inherited: object = Object.getPrototypeOf(target) ?? {};
  if (target !== window)
    for (const key of Reflect.ownKeys(target))
      if (!before.has(key) && key in inherited) Reflect.deleteProperty(target, key);
  for (const [key, descriptor] of own) {
    const now = Object.getOwnPropertyDescriptor(target, key);
    if (now?.value !== descriptor.value || now?.get !== descriptor.get || now?.set !== descriptor.set)
      Object.defineProperty(target, key, descriptor);
  }
}

/** Removes everything earlier files left: mocks, clocks, spies, browser storage, the page, module state. */
export function cleanPage(): void {
  restoreAll();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  kept.forEach(putBack);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  history.replaceState(null, '', '/');
  forgetSaved();
  // At most three are shown at once, so these push out all earlier ones.
  for (const text of ['one', 'two', 'three']) toast(text);
  dropSuccess();
}
