let leaving = false;

/** Says that the page stays after all. */
export const endLeaving = (): void => {
  leaving = false;
};

/** Says that the page leads elsewhere by itself, so that the visitor is not asked whether to leave it. */
export const beginLeaving = (): void => {
  leaving = true;
  // Whoever goes back may find it as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && endLeaving());
};

/** Leads elsewhere without asking, as once everything is saved. */
export const leaveFor = (address: string): void => {
  beginLeaving();
  location.assign(address);
};

/** Whether the page leads elsewhere by itself. */
export const isLeaving = (): boolean => leaving;
