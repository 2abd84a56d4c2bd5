/** The parts of an account's management, as userManage/{type} names them. docs/domain.md, Company users. */
export const accountParts = ['info', 'password', 'phone', 'email', 'sessions', 'users'] as const;
export type AccountPart = (typeof accountParts)[number];
