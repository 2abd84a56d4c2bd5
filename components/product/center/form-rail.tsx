'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '@/components/form/number-field';
import { type Choice, SelectField } from '@/components/form/select-field';
import { Step } from '@/components/form/step-form';
import { Switch } from '@/components/form/switch';
import { toast } from '@/components/form/toast';
import { RowFailure, useRowFailures } from '@/components/layout/center/row-failure';
import { Icon } from '@/components/ui/icon';
import type { productPublishCall, productUnpublishCall } from '@/lib/product/edit/call';
import { useProductAct } from '@/lib/product/edit/client';
import { formParts } from '@/lib/product/field';
import { coverageOf } from './coverage';
import { flatten, type ProductFormPart, type ProductValues, partOf } from './form-value';
import type { StoredProduct } from './types';

type Props = { stored: StoredProduct | null; groups: readonly Choice[]; onListed: (listed: boolean) => void };

/** Beside the form: sections with their errors, languages, and settings that need no review. */
export function FormRail({ stored, groups, onListed }: Props) {
  const t = useTranslations();
  const { failureOf, attempt } = useRowFailures<number>();
  const { control, formState } = useFormContext<ProductValues>();
  const send = useProductAct();
  const [busy, setBusy] = useState(false);
  const wrong = flatten(formState.errors).map(({ path }) => partOf(path));
  const translations = useWatch({ control, name: 'translations' });
  const parameters = useWatch({ control, name: 'parameters' });
  const covered = Object.values(coverageOf({ translations, parameters }));
  const many = (what: string) => String(covered.filter((one) => one === what).length);
  // Optional sections have no errors when empty, but are not complete either.
  const isEmpty = (part: ProductFormPart): boolean =>
    (part === 'parameter' && (parameters ?? []).length === 0) ||
    (part === 'introduction' &&
      !Object.values(translations ?? {}).some((text) => text?.introduction || text?.keywords));
  const list = async (on: boolean) => {
    if (!stored || busy) return;
    setBusy(true);
    const { id } = stored;
    const work = async () => {
      await send<typeof productPublishCall | typeof productUnpublishCall>(
        `/api/product/${on ? 'publish' : 'unpublish'}`,
        {
          ids: [id],
        },
      );
      onListed(on);
      toast(t(on ? 'done.listed' : 'done.unlisted'));
    };
    await attempt(id, work, () => void list(on));
    setBusy(false);
  };
  return (
    <Step name="noReview">
      <aside className="pc-rail">
        <nav aria-label={t('productForm.sections')}>
          <h2>{t('productForm.sections')}</h2>
          <ul>
            {formParts
              .filter((part) => part !== 'noReview')
              .map((part) => {
                const count = wrong.filter((one) => one === part).length;
                return (
                  <li key={part}>
                    <a href={`#pc-${part}`} className={count > 0 ? 'bad' : undefined}>
                      {t(`productForm.${part}`)}
                      {count > 0 ? (
                        <em>{count}</em>
                      ) : (
                        formState.isSubmitted && !isEmpty(part) && <Icon name="check" small />
                      )}
                    </a>
                  </li>
                );
              })}
          </ul>
        </nav>
        <div>
          <h2>{t('productForm.languages')}</h2>
          <p>{t('productForm.coverage', { full: many('full'), part: many('part'), none: many('none') })}</p>
          <progress value={covered.filter((one) => one === 'full').length} max={covered.length} aria-hidden="true" />
        </div>
        <div className="fs" id="pc-noReview" tabIndex={-1}>
          <h2>{t('productForm.noReview')}</h2>
          <Switch
            label={t('productForm.listed')}
            checked={stored?.listed ?? false}
            busy={busy}
            locked={stored?.status === 'normal' ? undefined : t('validation.notListable')}
            onChange={(on) => void list(on)}
          />
          {stored && <RowFailure of={failureOf(stored.id)} />}
          <SelectField
            name="groupId"
            label={t('productForm.group')}
            options={groups}
            numeric
            empty={t('productForm.noGroup')}
          />
          <NumberField
            name="sort"
            label={t('productForm.sort')}
            hint={t('productForm.noReviewHint')}
            whole
            grouped={false}
          />
        </div>
      </aside>
    </Step>
  );
}
