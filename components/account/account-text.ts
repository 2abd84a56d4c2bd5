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
  'centre',
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

/** The words of the header's account area. */
export async function accountTexts(): Promise<AccountTexts> {
  const t = await getTranslations('frame.account');
  const confirm = await getTranslations('confirm');
  const own = Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<(typeof keys)[number], string>;
  const centre = await getTranslations('centre');
  return {
    ...own,
    requests: (await getTranslations('frame.bar'))('requests'),
    chat: centre('chat'),
    favourites: centre('favourite'),
    history: centre('log'),
    confirm: confirm('signOut'),
    proceed: confirm('proceed'),
    cancel: confirm('cancel'),
  };
}
