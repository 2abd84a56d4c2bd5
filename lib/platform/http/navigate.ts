let navigating = false;

/** The page stays after all. */
export const cancelNavigation = (): void => {
  navigating = false;
};

/** Call before the page navigates by itself, so that it does not ask whether to leave. */
export const startNavigation = (): void => {
  navigating = true;
  // Going back may restore the page from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && cancelNavigation());
};

/** Navigates without asking, for when everything is saved. */
export const navigateTo = (address: string): void => {
  startNavigation();
  location.assign(address);
};

/** Whether the page is navigating by itself. */
export const isNavigating = (): boolean => navigating;
