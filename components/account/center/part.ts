/** Sections of account management, named as in userManage/{type}. docs/domain.md, Company users. */
export const accountParts = ['info', 'password', 'phone', 'email', 'sessions', 'users'] as const;
export type AccountPart = (typeof accountParts)[number];
