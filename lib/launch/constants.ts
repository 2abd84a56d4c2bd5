/** Storage limit of a slogan in characters; the limit for authors is in words, in zh in characters. */
export const sloganMax = 400;
/** Maximum number of launches per company. */
export const launchMax = 200;
