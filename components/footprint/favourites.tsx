import { useTranslations } from 'next-intl';
import { FavouriteKeeper } from './favourite-keeper';

/** Support for a public page's favourite buttons; include once. */
export function Favourites() {
  const t = useTranslations();
  return (
    <FavouriteKeeper
      texts={{
        question: t('frame.favourite.question'),
        signIn: t('confirm.goToLogin'),
        register: t('frame.account.register'),
        supplier: t('frame.favourite.supplier'),
        cancel: t('confirm.cancel'),
        added: t('done.added'),
        deleted: t('frame.favourite.deleted'),
        favourites: t('center.favourite'),
        follows: t('center.follow'),
        failed: t('frame.favourite.failed'),
      }}
    />
  );
}
