import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import { formatDay, formatList } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Addendum, Question } from '@/lib/purchase/types';

/** Labels of fields changed by an addendum; other changes are in its text. */
const fieldNames = {
  categoryId: 'category',
  quantity: 'quantity',
  unit: 'quantity',
  incoterm: 'terms',
  place: 'terms',
  targetPrice: 'targetPrice',
  shippingMethod: 'shippingMethod',
  shippingOther: 'shippingMethod',
  port: 'port',
  countryCode: 'country',
  destination: 'destination',
  deliveryBy: 'deliveryBy',
  paymentMethod: 'paymentMethod',
  paymentOther: 'paymentMethod',
  validUntil: 'closes',
  specification: 'specification',
} as const;
const isNamed = (field: string): field is keyof typeof fieldNames => Object.hasOwn(fieldNames, field);

type AddendumProps = {
  addenda: readonly Addendum[];
  /** language of the request */
  spoken: Locale;
  locale: Locale;
};

/** Numbered addenda of a request, latest first. */
export function AddendumList({ addenda, spoken, locale }: AddendumProps) {
  const t = useTranslations();
  const changed = ({ changed: fields }: Addendum) => [
    ...new Set([
      ...(fields.includes('translations') ? [t('purchaseHall.changedText')] : []),
      ...fields.filter(isNamed).map((field) => t(`trade.${fieldNames[field]}`)),
    ]),
  ];
  return (
    <ol className="grid gap-4">
      {addenda.toReversed().map((one) => (
        <li key={one.number} className="grid gap-1 rounded border border-line p-4">
          <h3 className="font-strong">
            {t('purchaseHall.addendum', { number: String(one.number), date: formatDay(locale, one.createdAt) })}
          </h3>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">
            <SpokenText of={{ text: one.text, locale: spoken }} site={locale} />
          </p>
          {changed(one).length > 0 && (
            <p className="text-12 text-ink-3">
              {t('purchaseHall.changed', { fields: formatList(locale, changed(one)) })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Answered questions, in whatever language they were typed. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations('purchaseHall');
  if (questions.length === 0) return <p className="text-ink-3">{t('noQuestions')}</p>;
  const line = (term: string, text: string) => (
    <div className="grid gap-1">
      <dt className="text-12 text-ink-3">{term}</dt>
      <dd className="whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
        <UnbrokenText>{text}</UnbrokenText>
      </dd>
    </div>
  );
  return (
    <ul className="grid gap-4">
      {questions.map(({ id, question, answer }) => (
        <li key={id}>
          <dl className="grid gap-3 rounded border border-line p-4">
            {line(t('question'), question)}
            {answer !== null && line(t('answer'), answer)}
          </dl>
        </li>
      ))}
    </ul>
  );
}
