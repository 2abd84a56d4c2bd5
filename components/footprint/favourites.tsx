import { useTranslations } from 'next-intl';
import { FavouriteKeeper } from './favourite-keeper';

/** What the favourite buttons of a public page need, once. */
export function Favourites() {
  const t = useTranslations();
  return (
    <FavouriteKeeper
      texts={{
        title: t('confirm.goToLogin'),
        question: t('frame.favourite.question'),
        purchaser: t('frame.account.asPurchaser'),
        supplier: t('frame.account.asSupplier'),
        cancel: t('confirm.cancel'),
        added: t('done.added'),
        deleted: t('done.deleted'),
        failed: t('frame.favourite.failed'),
      }}
    />
  );
}
