/** The types of certificate in the order that they are listed in. */
export const certificateTypes = ['system', 'report', 'authorisation', 'patent', 'qualification', 'other'] as const;
/** The certificates that a company may have. */
export const certificateMax = 100;
/** Days before a certificate's last day from which its owner is warned. */
export const warningDays = 60;
/** What can be stored, in characters. */
export const certificateText = { number: 80, name: 200, issuer: 200, scope: 1000 } as const;
