/** Maximum length of an agent offer's details, in characters. */
export const detailMax = 5000;
/** Maximum number of agent offers per company. */
export const offerMax = 200;
