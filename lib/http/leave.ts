let leaving = false;

/** Says that the page leads elsewhere by itself, so that the visitor is not asked whether to leave it. */
export const beginLeaving = (): void => {
  leaving = true;
};

/** Whether the page leads elsewhere by itself. */
export const isLeaving = (): boolean => leaving;
