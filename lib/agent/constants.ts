/** The longest details of an agent offer, in characters. */
export const detailMost = 5000;
/** The agent offers that a company may have. */
export const offerMost = 200;
