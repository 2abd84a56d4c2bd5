import { getTranslations } from 'next-intl/server';

const keys = [
  'signIn',
  'label',
  'me',
  'supplier',
  'purchaser',
  'register',
  'asSupplier',
  'asPurchaser',
  'center',
  'messages',
  'unread',
  'follows',
  'acting',
  'signOut',
  'close',
] as const;

export type AccountTexts = Record<
  (typeof keys)[number] | 'requests' | 'chat' | 'favourites' | 'history' | 'confirm' | 'proceed' | 'cancel',
  string
>;

/** Texts of the header's account area. */
export async function accountTexts(): Promise<AccountTexts> {
  const t = await getTranslations('frame.account');
  const confirm = await getTranslations('confirm');
  const own = Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<(typeof keys)[number], string>;
  const center = await getTranslations('center');
  return {
    ...own,
    requests: (await getTranslations('frame.bar'))('requests'),
    chat: center('chat'),
    favourites: center('favourite'),
    history: center('log'),
    confirm: confirm('signOut'),
    proceed: confirm('proceed'),
    cancel: confirm('cancel'),
  };
}
