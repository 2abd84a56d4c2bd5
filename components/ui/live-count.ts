const pause = 250;
const counted = new WeakSet<HTMLFormElement>();

const addressOf = (form: HTMLFormElement): string => {
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return `${form.action}?${new URLSearchParams(chosen)}`;
};

const isChanged = (field: Element): boolean =>
  field instanceof HTMLInputElement && (field.checked !== field.defaultChecked || field.value !== field.defaultValue);

/** Text of the filter button on the page at an address; null if it has none. */
const textOf = async (address: string, signal: AbortSignal): Promise<string | null> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector('[data-show]')?.textContent ?? null;
};

/** Changes the text node in place, since React owns it. */
const tell = ({ firstChild }: HTMLElement, words: string) => {
  if (firstChild) firstChild.nodeValue = words;
};

/**
 * Keeps the submit button of a filter form showing the number of results. The number is read from the target page
 * itself, so that both agree and the page is prefetched; while unknown the button shows none.
 */
export function countLive(form: HTMLFormElement): void {
  const text = form.querySelector<HTMLElement>('[data-show]');
  if (!text || counted.has(form)) return;
  counted.add(form);
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    const { signal } = controller;
    const words = await textOf(addressOf(form), signal).catch(() => null);
    if (words !== null && !signal.aborted) tell(text, words);
  };
  const recount = () => {
    clearTimeout(timer);
    controller.abort();
    controller = new AbortController();
    tell(text, text.dataset.show ?? '');
    timer = setTimeout(ask, pause);
  };
  form.addEventListener('input', recount);
  // Chosen while this was loading, or restored by the browser on a reload.
  if ([...form.elements].some(isChanged)) recount();
}
