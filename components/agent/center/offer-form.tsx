'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConflictPictures, filesOfKeys } from '@/components/form/conflict-pictures';
import { Step } from '@/components/form/step-form';
import { TextArea } from '@/components/form/text-area';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { AreaField } from '@/components/launch/center/area-field';
import { ProductField } from '@/components/launch/center/product-field';
import { SloganField } from '@/components/launch/center/slogan-field';
import type { ContinentChoice } from '@/components/launch/center/types';
import { productOf, useShownAbout } from '@/components/launch/center/use-shown-about';
import { fullTexts } from '@/components/review/full-text';
import { ItemForm } from '@/components/review/item-form';
import { PictureKeyField } from '@/components/review/picture-key-field';
import { TextPanel } from '@/components/review/text-panel';
import { type OwnOfferDetail, offerDraft, offerInput, offerSaveCall, offerSubmitCall } from '@/lib/agent/call';
import { detailMax } from '@/lib/agent/constants';
import { blankOffer } from '@/lib/agent/rules';
import type { OfferInput, OfferForm as OfferValues } from '@/lib/agent/schema';
import type { PickedProduct } from '@/lib/launch/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { ItemWrites } from '@/lib/review/item/schema';

const writes: ItemWrites<OfferInput> = {
  save: (input) => callContract(offerSaveCall, input),
  submit: (input) => callContract(offerSubmitCall, input),
};
type Props = {
  companyId: number;
  detail: OwnOfferDetail | null;
  waiting: boolean;
  continents: readonly ContinentChoice[];
  onDone: () => void;
};
type Extra = { product: PickedProduct | null; files: UploadValue[] };

/** Agent offer form: product, open zones, banner, slogan and details. docs/domain.md, Required fields. */
export function OfferForm({ companyId, detail, waiting, continents, onDone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const words = { worldwide: t('showcaseItem.worldwide'), some: t('agentCenter.areaSome') };
  const shownAbout = useShownAbout(continents, words);
  const from = detail?.form ?? blankOffer(locale);
  const toValues = (form: OfferInput): OfferValues => ({
    ...form,
    translations: fullTexts(form.translations, ['slogan', 'detail']),
  });
  const shown: Extra = {
    product: detail?.product ?? null,
    files: (detail?.files ?? []).map((file) => ({ ...file, alt: '' })),
  };
  const [product, area, text] = [t('showcaseItem.product'), t('agentCenter.area'), t('showcaseItem.text')];
  const banner = t('agentCenter.banner');
  return (
    <ItemForm
      writes={writes}
      draftName={`offer:${companyId}`}
      id={detail?.id ?? null}
      revision={detail?.revision ?? 0}
      schema={offerInput}
      draftSchema={offerDraft}
      values={toValues(from)}
      toValues={toValues}
      toExtra={({ productId, banner: key }, extra, newer) => ({
        product: productOf(productId, extra.product, newer),
        files: filesOfKeys([key], extra.files, newer),
      })}
      show={(path, value, extra, newer) =>
        path === 'banner' ? <ConflictPictures keys={[String(value)]} /> : shownAbout(path, value, extra.product, newer)
      }
      extra={shown}
      label={t(detail ? 'agentCenter.edit' : 'agentCenter.new')}
      parts={{ productId: product, worldwide: area, countries: area, banner, translations: text }}
      published={detail?.published ?? false}
      waiting={waiting}
      onDone={onDone}
    >
      {(extra, setExtra, onBusy) => (
        <>
          <Step name="productId">
            <ProductField
              kind="agent"
              label={product}
              product={extra.product}
              onProduct={(next) => setExtra({ ...extra, product: next })}
              fixed={detail?.published ?? false}
            />
          </Step>
          <Step name="worldwide">
            <AreaField label={area} hint={t('agentCenter.areaHint')} {...words} continents={continents} />
          </Step>
          <Step name="banner">
            <PictureKeyField
              need="required"
              name="banner"
              label={banner}
              files={extra.files}
              onFiles={(files) => setExtra({ ...extra, files })}
              onBusy={onBusy}
            />
          </Step>
          <Step name="translations">
            <TextPanel
              label={text}
              fields={{ slogan: t('showcaseItem.slogan'), detail: t('agentCenter.detail') }}
              required={['slogan', 'detail']}
            >
              {(language) => (
                <>
                  <SloganField key={language.locale} language={language} />
                  <TextArea
                    key={`${language.locale}-detail`}
                    name={`${language.prefix}.detail`}
                    label={t('agentCenter.detail')}
                    hint={t('agentCenter.detailHint')}
                    need="required"
                    rows={10}
                    limit={detailMax}
                    lang={language.locale}
                    dir={language.dir}
                  />
                </>
              )}
            </TextPanel>
          </Step>
        </>
      )}
    </ItemForm>
  );
}
