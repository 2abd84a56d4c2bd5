/** What an account chooses about at once: notices of one kind come by e-mail at once, once a day or not at all. */
export const noticeKinds = [
  'quotation',
  'request',
  'invitation',
  'bid',
  'followed',
  'saved',
  'agent',
  'fair',
  'review',
  'chat',
] as const;

/** How the e-mails of a kind come. */
export const noticePeriods = ['now', 'daily', 'off'] as const;
