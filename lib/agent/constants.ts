/** The longest details of an agent offer, in characters. */
export const detailMax = 5000;
/** The agent offers that a company may have. */
export const offerMax = 200;
