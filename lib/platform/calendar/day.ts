/**
 * Whether a text is a day of the calendar, YYYY-MM-DD. `Date.parse` alone takes the 31st of February too, and a year 0,
 * which no database has.
 */
export const isDay = (text: string | undefined): text is string => {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
