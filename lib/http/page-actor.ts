/** The name of the element that says whom a page was made for. */
export const pageActorName = 'page-actor';

/** Whom this page was made for, as its calls name it; null for a page that is everybody's. */
export const pageActor = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${pageActorName}"]`)?.content ?? null;
