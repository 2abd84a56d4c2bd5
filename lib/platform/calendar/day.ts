/**
 * Whether a text is a calendar date, YYYY-MM-DD. `Date.parse` alone accepts 31 February, and the year 0, which
 * PostgreSQL does not.
 */
export const isDay = (text: string | undefined): text is string => {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
