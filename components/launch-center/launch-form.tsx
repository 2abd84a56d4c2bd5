'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Step } from '@/components/form/step-form';
import { fullTexts } from '@/components/review-item/full-text';
import { ItemForm } from '@/components/review-item/item-form';
import { TextPanel } from '@/components/review-item/text-panel';
import { blankLaunch } from '@/lib/launch/rules';
import {
  type LaunchInput,
  type LaunchForm as LaunchValues,
  launchDraft,
  launchInput,
  type OwnLaunchDetail,
  type PickedProduct,
} from '@/lib/launch/schema';
import { AreaField } from './area-field';
import { ProductField } from './product-field';
import { SloganField } from './slogan-field';
import type { ContinentChoice } from './types';
import { productOf, useShownAbout } from './use-shown-about';

type Props = {
  companyId: number;
  detail: OwnLaunchDetail | null;
  waiting: boolean;
  continents: readonly ContinentChoice[];
  onDone: () => void;
};

/** A global launch: product, area, slogan. Specification 3, New product launch, and 5, Other forms. */
export function LaunchForm({ companyId, detail, waiting, continents, onDone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const words = { worldwide: t('showcaseItem.worldwide'), some: t('launchCenter.areaSome') };
  const shownAbout = useShownAbout(continents, words);
  const from = detail?.form ?? blankLaunch(locale);
  const toValues = (form: LaunchInput): LaunchValues => ({
    ...form,
    translations: fullTexts(form.translations, ['slogan']),
  });
  const [product, area, text] = [t('showcaseItem.product'), t('launchCenter.area'), t('showcaseItem.text')];
  return (
    <ItemForm
      base="/api/launch/own"
      draftName={`launch:${companyId}`}
      id={detail?.id ?? null}
      revision={detail?.revision ?? 0}
      schema={launchInput}
      draftSchema={launchDraft}
      values={toValues(from)}
      toValues={toValues}
      toExtra={(chosen, extra, told) => ({ product: productOf(chosen.productId, extra.product, told) })}
      show={(path, value, extra, told) => shownAbout(path, value, extra.product, told)}
      extra={{ product: detail?.product ?? null } as { product: PickedProduct | null }}
      label={t(detail ? 'launchCenter.edit' : 'launchCenter.new')}
      parts={{ productId: product, worldwide: area, countries: area, translations: text }}
      published={detail?.published ?? false}
      waiting={waiting}
      onDone={onDone}
    >
      {(extra, setExtra) => (
        <>
          <Step name="productId">
            <ProductField
              kind="launch"
              label={product}
              product={extra.product}
              onProduct={(next) => setExtra({ product: next })}
              fixed={detail?.published ?? false}
            />
          </Step>
          <Step name="worldwide">
            <AreaField label={area} hint={t('launchCenter.areaHint')} {...words} continents={continents} />
          </Step>
          <Step name="translations">
            <TextPanel label={text} fields={{ slogan: t('showcaseItem.slogan') }} required={['slogan']}>
              {(language) => <SloganField key={language.locale} language={language} />}
            </TextPanel>
          </Step>
        </>
      )}
    </ItemForm>
  );
}
