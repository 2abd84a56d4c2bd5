/** The longest reason of a rejection, in characters. */
export const reasonMax = 500;
