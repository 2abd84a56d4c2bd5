/** The tag of the texts on a country (ISO code in capitals), and of all that list which countries have some. */
export const countryTag = (code: string): string => `country:${code}`;
export const countryListTag = 'country-list';
