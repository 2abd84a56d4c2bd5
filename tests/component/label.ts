// For each label of each field jsdom searches the entire page, and Testing Library reads the labels of every element:
// two thirds of the time of form tests. Here one search is cached until the page changes.
const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

let labels: Map<Element, HTMLLabelElement[]> | null = null;
const observer = new MutationObserver(() => {
  labels = null;
});
observer.observe(document, { subtree: true, childList: true, attributeFilter: ['for', 'id', 'type'] });

const controlOf = (label: HTMLLabelElement): Element | null => {
  if (!label.hasAttribute('for')) return label.querySelector(labelable);
  const control = document.getElementById(label.htmlFor);
  return control?.matches(labelable) ? control : null;
};

function readLabels(): Map<Element, HTMLLabelElement[]> {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.querySelectorAll('label')) {
    const control = controlOf(label);
    if (control) found.set(control, [...(found.get(control) ?? []), label]);
  }
  return found;
}

Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  configurable: true,
  get(this: HTMLLabelElement) {
    return controlOf(this);
  },
});
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      if (observer.takeRecords().length > 0) labels = null;
      labels ??= readLabels();
      return labels.get(this) ?? [];
    },
  });
