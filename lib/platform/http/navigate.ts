let leaving = false;

/** The page stays after all. */
export const endLeaving = (): void => {
  leaving = false;
};

/** Call before the page navigates by itself, so that it does not ask whether to leave. */
export const beginLeaving = (): void => {
  leaving = true;
  // Going back may restore the page from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && endLeaving());
};

/** Navigates without asking, for when everything is saved. */
export const leaveFor = (address: string): void => {
  beginLeaving();
  location.assign(address);
};

/** Whether the page is navigating by itself. */
export const isLeaving = (): boolean => leaving;
