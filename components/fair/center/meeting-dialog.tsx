'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { useAct } from '@/components/form/use-act';
import { useKeptFields } from '@/components/form/use-kept-fields';
import { Button } from '@/components/ui/button';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox';
import { Input, Select } from '@/components/ui/control';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Flag } from '@/components/ui/flag';
import { Note } from '@/components/ui/note';
import { slotMinutes, topicMax } from '@/lib/fair/constants';
import { fairExhibitorCall, fairMeetCall } from '@/lib/fair/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import type { Exhibitor, Session } from './types';
import { useMeetingTime } from './use-meeting-time';

/** Chooses exhibitor, time and topic of a meeting. */
export function MeetingDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const t = useTranslations('fairCenter');
  const form = useTranslations('form');
  const validation = useTranslations('validation');
  const locale = useLocale();
  const timeOf = useMeetingTime();
  const [chosen, setChosen] = useState<ComboboxOption<Exhibitor> | null>(null);
  const [startsAt, setStartsAt] = useState('');
  const kept = useKeptFields(`meeting:${session.id}`, { topic: '' });
  const { topic } = kept.values;
  const [isTried, setTried] = useState(false);
  const meet = useAct(fairMeetCall, {
    done: t('bookedDone'),
    rereads: [['fair'], ['fair-exhibitor']],
    onFailure: () => undefined,
    onDone: () => {
      kept.sent();
      onClose();
    },
    options: { userType: 'purchaser' },
  });
  const search = async (words: string): Promise<ComboboxOption<Exhibitor>[]> => {
    const input = { siteId: sites[locale].siteId, sessionId: session.id, words };
    const { items } = await callContract(fairExhibitorCall, input, { quiet: true, userType: 'purchaser' });
    return items.map((item) => ({
      key: String(item.companyId),
      label: item.name,
      item,
      show: (
        <span className="flex min-w-0 items-center gap-2">
          <Flag code={item.countryCode} />
          <bdi className="min-w-0 flex-1 [overflow-wrap:anywhere]">{item.name}</bdi>
          <span className="text-12 text-ink-3">{t('stand', { stand: item.stand })}</span>
        </span>
      ),
    }));
  };
  const free = chosen?.item?.free ?? [];
  const endOf = (start: string) => new Date(Date.parse(start) + slotMinutes * 60_000).toISOString();
  const missing = (value: unknown) => (isTried && !value ? validation('required') : undefined);
  const book = () => {
    setTried(true);
    const companyId = chosen?.item?.companyId;
    if (companyId !== undefined && startsAt !== '')
      void meet.act({ sessionId: session.id, companyId, startsAt, topic });
  };
  return (
    <Dialog
      title={t('book')}
      closeLabel={form('close')}
      busy={meet.busy}
      onClose={onClose}
      foot={
        <Button tone="primary" busy={meet.busy} onClick={book}>
          {t('bookSend')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <DraftNote draft={kept.draft} saving={meet.busy} drawer />
        <p className="text-ink-2">{t('bookLead', { n: formatNumber(locale, slotMinutes) })}</p>
        {meet.failureText && (
          <Note tone="bad" role="alert">
            {meet.failureText}
          </Note>
        )}
        <Field label={t('exhibitor')} error={missing(chosen)}>
          {(ties) => (
            <Combobox<Exhibitor>
              {...ties}
              label={t('exhibitor')}
              queryKey={['fair-exhibitor', session.id, locale]}
              search={search}
              value={chosen}
              onChoose={(found) => {
                setChosen(found);
                setStartsAt('');
              }}
            />
          )}
        </Field>
        {chosen && free.length === 0 && <Note tone="warn">{t('noSlot')}</Note>}
        {chosen && free.length > 0 && (
          <Field label={t('slot')} error={missing(startsAt)}>
            {(ties) => (
              <Select
                {...ties}
                value={startsAt}
                empty={t('slotEmpty')}
                options={free.map((start) => ({
                  value: start,
                  label: timeOf(start, endOf(start)),
                }))}
                onChange={({ target }) => setStartsAt(target.value)}
              />
            )}
          </Field>
        )}
        <Field label={t('topic')} need="optional">
          {(ties) => (
            <Input
              {...ties}
              value={topic}
              maxLength={topicMax}
              onChange={({ target }) => kept.change({ topic: target.value })}
            />
          )}
        </Field>
        <p className="text-12 text-ink-3">{t('opens')}</p>
      </div>
    </Dialog>
  );
}
