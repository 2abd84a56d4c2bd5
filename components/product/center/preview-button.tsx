'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { BoundForm } from '@/components/form/use-zod-form';
import { Price, PriceUnit } from '@/components/list/mark/price';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { inputPrice } from '@/lib/product/edit/rules';
import type { ProductInput } from '@/lib/product/edit/schema';
import type { ProductValues } from './form-value';
import { PreviewFacts } from './preview-facts';
import type { References } from './types';

type Props = { form: BoundForm<ProductValues, ProductInput>; language: Locale; references: References };

/** Previews the product page in the language being edited. */
export function PreviewButton({ form, language, references }: Props) {
  const t = useTranslations();
  const site = useLocale();
  const box = useRef<HTMLDialogElement>(null);
  const [values, setValues] = useState<ProductValues | null>(null);
  const order = [language, 'en', 'zh', ...locales] as Locale[];
  const shown = order.find((locale) => values?.translations?.[locale]?.name) ?? language;
  const text = values?.translations?.[shown];
  const price = values && inputPrice(values);
  const common = { lang: shown, dir: sites[shown].dir };
  const tags = (values?.tags ?? []).flatMap((id) => references.tags.find((tag) => tag.id === id)?.name ?? []);
  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={() => {
          setValues(form.getValues());
          box.current?.showModal();
        }}
      >
        <Icon name="eye" small />
        {t('productForm.preview')}
      </button>
      <dialog ref={box} className="pc-preview" aria-label={t('productForm.preview')}>
        {values && (
          <>
            <button type="button" className="ibt" aria-label={t('form.close')} onClick={() => box.current?.close()}>
              <Icon name="close" />
            </button>
            <div className="pc-preview-p">
              {(values.pictures ?? []).map((key) => (
                <Picture key={key} src={key} alt="" use="card" />
              ))}
            </div>
            <div>
              <h2 {...common}>{text?.name || t('productCenter.unnamed')}</h2>
              {text?.slogan && <p {...common}>{text.slogan}</p>}
              {price && (
                <p className="pc-preview-pr">
                  <b>
                    <Price of={price} locale={site} bare />
                  </b>{' '}
                  {values.unit && <PriceUnit of={price} unit={values.unit} locale={site} />}
                </p>
              )}
              <p {...common}>{text?.summary}</p>
              <PreviewFacts values={values} language={shown} />
              <ul className="pc-chips mt-3">
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
              <p {...common} className="pc-preview-i">
                {text?.introduction}
              </p>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
