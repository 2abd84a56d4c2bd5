const pause = 250;
const counted = new WeakSet<HTMLFormElement>();

const addressOf = (form: HTMLFormElement): string => {
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return `${form.action}?${new URLSearchParams(chosen)}`;
};

/** What the page behind an address says on the button of its own filters; null where it has none. */
const textOf = async (address: string, signal: AbortSignal): Promise<string | null> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector('[data-show]')?.textContent ?? null;
};

/** The node stays, since React knows it. */
const tell = ({ firstChild }: HTMLElement, words: string) => {
  if (firstChild) firstChild.nodeValue = words;
};

/**
 * Keeps the button of a form of filters telling how many results its choices give. The number is the one that the page they
 * lead to tells of itself, so that both agree and that page is ready once it is asked for; while it is not known, and where
 * it cannot be had, the button tells none.
 */
export function countLive(form: HTMLFormElement): void {
  const text = form.querySelector<HTMLElement>('[data-show]');
  if (!text || counted.has(form)) return;
  counted.add(form);
  let asked = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    const { signal } = asked;
    const told = await textOf(addressOf(form), signal).catch(() => null);
    if (told !== null && !signal.aborted) tell(text, told);
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    asked.abort();
    asked = new AbortController();
    tell(text, text.dataset.show ?? '');
    timer = setTimeout(ask, pause);
  });
}
