/** Maximum length of a rejection's reason, in characters. */
export const reasonMax = 500;
