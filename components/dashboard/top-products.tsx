import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { WholeText } from '@/components/ui/whole-text';
import { formatNumber } from '@/lib/i18n/format';
import { href } from '@/lib/routes/address';
import type { ViewedProduct } from '@/lib/stats/types';
import { ChangeMark } from './change-mark';

type Props = {
  products: readonly ViewedProduct[];
  /** Whether the reader may open them. */
  editable: boolean;
};

/** The company's products that were seen most in the last month. */
export function TopProducts({ products, editable }: Props) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return (
    <section className="cc-card">
      <header>
        <h2>{t('top.title')}</h2>
        <small>{t('views.month')}</small>
        {editable && <Link href={href('supplierProduct')}>{t('top.all')}</Link>}
      </header>
      {products.length === 0 && <p className="db-none">{t('top.none')}</p>}
      <ol className="db-top">
        {products.map(({ id, name, model, cover, now, before }, at) => (
          <li key={id}>
            <span className="db-rank" aria-hidden="true">
              {formatNumber(locale, at + 1)}
            </span>
            {cover ? <Picture src={cover} alt="" use="thumb" /> : <Icon name="box" />}
            <span className="db-name">
              {editable ? (
                <Link href={href('supplierProductEdit', { id })}>
                  <WholeText>{name}</WholeText>
                </Link>
              ) : (
                <b>
                  <WholeText>{name}</WholeText>
                </b>
              )}
              {model && (
                <small>
                  <bdi dir="ltr">{model}</bdi>
                </small>
              )}
            </span>
            <b>{t('top.views', { count: now, n: formatNumber(locale, now) })}</b>
            <ChangeMark figure={{ now, before }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
