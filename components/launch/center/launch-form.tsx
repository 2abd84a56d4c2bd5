'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Step } from '@/components/form/step-form';
import { fullTexts } from '@/components/review/full-text';
import { ItemForm } from '@/components/review/item-form';
import { TextPanel } from '@/components/review/text-panel';
import { launchDraft, launchInput, launchSaveCall, launchSubmitCall, type OwnLaunchDetail } from '@/lib/launch/call';
import { blankLaunch } from '@/lib/launch/rules';
import type { LaunchInput, LaunchForm as LaunchValues, PickedProduct } from '@/lib/launch/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { ItemWrites } from '@/lib/review/item/schema';
import { AreaField } from './area-field';
import { ProductField } from './product-field';
import { SloganField } from './slogan-field';
import type { ContinentChoice } from './types';
import { productOf, useShownAbout } from './use-shown-about';

const writes: ItemWrites<LaunchInput> = {
  save: (input) => callContract(launchSaveCall, input),
  submit: (input) => callContract(launchSubmitCall, input),
};
type Props = {
  companyId: number;
  detail: OwnLaunchDetail | null;
  waiting: boolean;
  continents: readonly ContinentChoice[];
  onDone: () => void;
};

/** Global launch form: product, area, slogan. docs/domain.md, Required fields. */
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
      writes={writes}
      draftName={`launch:${companyId}`}
      id={detail?.id ?? null}
      revision={detail?.revision ?? 0}
      schema={launchInput}
      draftSchema={launchDraft}
      values={toValues(from)}
      toValues={toValues}
      toExtra={(chosen, extra, newer) => ({ product: productOf(chosen.productId, extra.product, newer) })}
      show={(path, value, extra, newer) => shownAbout(path, value, extra.product, newer)}
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
