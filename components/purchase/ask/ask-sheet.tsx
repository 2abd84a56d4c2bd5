'use client';

import { type Messages, NextIntlClientProvider } from 'next-intl';
import { ToastRegion } from '@/components/form/toast';
import { QueryProvider } from '@/components/layout/query-provider';
import type { Locale } from '@/lib/platform/i18n/site';
import { AskPanel, type PanelProps } from './ask-panel';
import '@/app/form.css';

export type SheetProps = PanelProps & { locale: Locale; messages: Messages; isOpen: boolean };

/** A request in four fields over the current page, with form messages, which the page itself lacks. */
export function AskSheet({ locale, messages, isOpen, ...panel }: SheetProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <QueryProvider>{isOpen && <AskPanel {...panel} />}</QueryProvider>
      <ToastRegion />
    </NextIntlClientProvider>
  );
}
