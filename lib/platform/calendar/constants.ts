/** Milliseconds of an hour and of a day, and seconds of a day: of time that passes, whatever clocks show meanwhile. */
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const daySeconds = dayMs / 1000;
