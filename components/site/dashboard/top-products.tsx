import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { ViewedProduct } from '@/lib/stats/types';
import { ChangeMark } from './change-mark';

type Props = {
  products: readonly ViewedProduct[];
  /** Whether the reader may edit them. */
  editable: boolean;
};

/** Most viewed products of the company in the last month. */
export function TopProducts({ products, editable }: Props) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return (
    <Card
      title={t('top.title')}
      mark={<small className="text-12 text-ink-3">{t('views.month')}</small>}
      action={editable && <Link href={href('supplierProduct')}>{t('top.all')}</Link>}
    >
      {products.length === 0 && <p className="px-4 py-5 text-ink-2">{t('top.none')}</p>}
      <ol>
        {products.map(({ id, name, model, cover, now, before }, index) => (
          <li
            key={id}
            className="grid grid-cols-[20px_48px_minmax(0,1fr)_auto_64px] items-center gap-3 border-b border-line px-4 py-[9px] last:border-b-0 max-sm:grid-cols-[16px_48px_minmax(0,1fr)_auto] max-sm:gap-y-0 [&>img]:h-[36px] [&>img]:w-12 [&>img]:rounded-s [&>img]:border [&>img]:border-line [&>img]:object-cover max-sm:[&>:nth-child(-n+3)]:row-[1/span_2] max-sm:[&>small]:col-start-4 max-sm:[&>small]:self-start max-sm:[&>small]:justify-self-end"
          >
            <span className="text-ink-3" aria-hidden="true">
              {formatNumber(locale, index + 1)}
            </span>
            {cover ? <Picture src={cover} alt="" use="thumb" /> : <Icon name="box" />}
            <span className="min-w-0 leading-[1.4] [overflow-wrap:anywhere] [&_:is(a,b)]:font-strong">
              {editable ? (
                <Link href={href('supplierProductEdit', { id })}>
                  <UnbrokenText>{name}</UnbrokenText>
                </Link>
              ) : (
                <b>
                  <UnbrokenText>{name}</UnbrokenText>
                </b>
              )}
              {model && (
                <small className="block text-12 text-ink-3">
                  <bdi dir="ltr">{model}</bdi>
                </small>
              )}
            </span>
            <b className="text-end font-strong max-sm:self-end max-sm:text-12">
              {t('top.views', { count: now, n: formatNumber(locale, now) })}
            </b>
            <ChangeMark figure={{ now, before }} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
