'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { readComposerDraft, writeComposerDraft } from '@/components/chat/composer-draft';
import type { MemberOwner } from '@/components/chat/types';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { supportLimits } from '@/lib/chat/support/constants';
import { type SupportView, supportRateCall } from '@/lib/chat/support/schema';
import { formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';

type Props = {
  id: number;
  /** previous rating */
  rated: number | null;
  owner: MemberOwner;
  onRated: (view: SupportView) => void;
};

const steps = [1, 2, 3, 4, 5] as const;

/** Rates customer service from one to five, with an optional comment. */
export function RatingForm({ id, rated, owner, onRated }: Props) {
  const t = useTranslations('chat.support');
  const locale = useLocale();
  const name = useId();
  const kept = `rating:${id}`;
  const [rating, setRating] = useState(rated ?? 0);
  const [text, setText] = useState(() => readComposerDraft(owner.accountId, kept));
  const { act, busy } = useAct(supportRateCall, {
    options: { userType: owner.kind },
    onDone: (view) => {
      writeComposerDraft(owner.accountId, kept, '');
      onRated(view);
    },
  });
  if (rated !== null)
    return (
      <p className="m-0" role="status">
        {t('rated')}
      </p>
    );
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (rating > 0) void act({ siteId: sites[locale].siteId, id, rating, text });
      }}
    >
      <fieldset className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 border-0 p-0">
        <legend className="float-start p-0 font-strong">{t('rate')}</legend>
        <span className="flex">
          {steps.map((step) => (
            <label
              key={step}
              className={`grid size-[36px] cursor-pointer place-items-center rounded focus-within:outline-2 focus-within:outline-accent phone:size-11 ${step <= rating ? 'text-accent [&_svg]:fill-current' : 'text-ink-3'}`}
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={step}
                checked={rating === step}
                onChange={() => setRating(step)}
              />
              <Icon name="star" />
              <span className="sr-only">{t('stars', { count: step, n: formatNumber(locale, step) })}</span>
            </label>
          ))}
        </span>
      </fieldset>
      {rating > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <textarea
            rows={1}
            dir="auto"
            value={text}
            maxLength={supportLimits.rating}
            aria-label={t('rateText')}
            placeholder={t('rateText')}
            className="m-0 block max-h-[20dvh] min-h-10 min-w-0 flex-[1_1_220px] resize-none rounded border border-ctl bg-paper px-3 py-2 text-16 leading-(--lh) text-ink [field-sizing:content] placeholder:text-ink-3 focus-visible:border-accent phone:min-h-11"
            onChange={({ target }) => {
              setText(target.value);
              writeComposerDraft(owner.accountId, kept, target.value);
            }}
          />
          <Button tone="primary" type="submit" busy={busy}>
            {t('sendRating')}
          </Button>
        </div>
      )}
    </form>
  );
}
