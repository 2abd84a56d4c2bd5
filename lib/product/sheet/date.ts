const day = 86_400_000;
/** The days from the beginning of the count to 1970, and from the older beginning to that of 1904. */
const [epoch, later] = [25_569, 1_462];
const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
// Some of them in the East Asian and Thai versions alone. ECMA-376 part 1, 18.8.30.
const builtIn = new Set([
  ...between(14, 22),
  ...between(27, 36),
  ...between(45, 47),
  ...between(50, 58),
  ...between(71, 81),
]);

/** Whether a number format shows a date or time: its letters are those of dates alone, and it has no digit of a number. */
function isDateCode(code: string): boolean {
  return code
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\./g, ' ')
    .split(';')
    .some((section) => {
      const bare = section
        .replace(/"[^"]*"/g, ' ')
        .replace(/([smhd]\]?)[.,]0{1,3}/g, '$1')
        .replace(/\[([smhd]{1,2})\]/g, '$1')
        .replace(/\[[^\]]*\]/g, '');
      const tokens = bare.match(/[a-z0#?%]+/g) ?? [];
      return (
        tokens.length > 0 &&
        tokens.every((token) =>
          /^(?:s{1,2}|m{1,5}|h{1,2}|d{1,4}|a{3,5}|am|pm|a|p|y{1,2}|yyyy|e{1,2}|eeee)$/.test(token),
        )
      );
    });
}

/** Whether numbers of a format are dates. */
export const isDateFormat = (id: number, code: string | undefined): boolean =>
  builtIn.has(id) || (id >= 100 && code !== undefined && isDateCode(code));

/** The day of a spreadsheet's number as 2026-11-22. @throws RangeError for one beyond all dates */
export const dayOf = (serial: number, from1904: boolean): string =>
  new Date(Math.floor((serial + (from1904 ? later : 0) - epoch) * day)).toISOString().slice(0, 10);
