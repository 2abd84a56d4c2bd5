/** Certificate types in display order. */
export const certificateTypes = ['system', 'report', 'authorisation', 'patent', 'qualification', 'other'] as const;
/** Maximum number of certificates per company. */
export const certificateMax = 100;
/** Days before expiry from which the owner is warned. */
export const warningDays = 60;
/** Maximum lengths in characters. */
export const certificateText = { number: 80, name: 200, issuer: 200, scope: 1000 } as const;
