/** What can be stored of a slogan, in characters; how much may be written is counted in words, in zh in characters. */
export const sloganMax = 400;
/** The launches that a company may have. */
export const launchMax = 200;
