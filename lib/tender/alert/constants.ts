/** Limits of tender alerts; how many an account can have is `config.account.tenderAlerts`. */
export const alertLimits = {
  /** Characters. */
  name: 60,
  words: 160,
  /** Countries and sectors of an alert. */
  countries: 250,
  sectors: 50,
  /** Upper limits of a value, in whole units of its currency, and of the days until a deadline. */
  amount: 100_000_000_000,
  days: 365,
  /** Open matches are counted up to this; the newest are listed. */
  counted: 99,
  listed: 10,
  /** Tenders in an e-mail, per alert and in all. */
  mailed: 20,
  mailItems: 40,
  /** Looked back before the last run, for imports that were still being written then. */
  overlapMinutes: 60,
  /** How long it is kept which tenders were sent, for those that are changed later; and deleted alerts, for undo. */
  sentDays: 400,
  undoMinutes: 5,
} as const;
