'use client';

import { useState } from 'react';
import { toast } from '@/components/form/toast';
import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import { Note } from '@/components/ui/note';
import { PageHead } from '@/components/ui/page-head';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import { Table } from '@/components/ui/table';
import { TabLinks, Tabs } from '@/components/ui/tabs';
import { ControlSamples } from './control-samples';
import { type Sample, samples } from './sample';

type Opened = 'dialog' | 'sheet' | 'drawer' | 'question' | null;

function ButtonSamples({ words: w }: { words: Sample }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button tone="primary" icon="plus">
        {w.act}
      </Button>
      <Button>{w.other}</Button>
      <Button tone="danger">{w.danger}</Button>
      <Button tone="quiet">{w.quiet}</Button>
      <Button tone="primary" busy>
        {w.busy}
      </Button>
      <Button disabled>{w.off}</Button>
      <Button size="s">{w.small}</Button>
      <Button size="l">{w.large}</Button>
      <ButtonLink href="#onward" iconEnd="end">
        {w.onward}
      </ButtonLink>
      <IconButton icon="close" label={w.close} />
      <IconButton icon="end" mirrored size="s" label={w.onward} />
      <IconButton icon="trash" label={w.danger} disabled />
      <Menu
        label={w.more}
        entries={[
          { key: 'view', label: w.small, href: '#view' },
          { key: 'ask', label: w.other, icon: 'mail', run: () => toast(w.other) },
          { key: 'off', label: w.off, off: true, run: () => undefined },
          { key: 'drop', label: w.danger, danger: true, run: () => toast(w.refused, 'bad') },
        ]}
      />
    </div>
  );
}

function DialogSamples({ words: w }: { words: Sample }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpened('dialog')}>{w.box}</Button>
      <Button onClick={() => setOpened('sheet')}>{w.sheet}</Button>
      <Button onClick={() => setOpened('drawer')}>{w.drawer}</Button>
      <Button onClick={() => setOpened('question')}>{w.danger}</Button>
      <Button onClick={() => toast(w.toast, 'ok', { label: w.quiet, run: () => undefined })}>{w.toast}</Button>
      {opened === 'question' && <ConfirmDialog text={w.question} proceed={w.danger} danger onAnswer={close} />}
      {opened && opened !== 'question' && (
        <Dialog
          form={opened}
          title={w.title}
          closeLabel={w.close}
          onClose={close}
          foot={(end) => (
            <Button tone="primary" onClick={end}>
              {w.act}
            </Button>
          )}
        >
          <p>{w.lead}</p>
        </Dialog>
      )}
    </div>
  );
}

function StateSamples({ words: w }: { words: Sample }) {
  const [page, setPage] = useState(2);
  const rows = [w.pump, w.valve];
  const columns = [
    { key: 'name', head: w.name, rowHead: true, cell: (row: string) => row },
    { key: 'term', head: w.term, cell: () => 'FOB' },
    { key: 'price', head: w.price, numeric: true, cell: () => '12,500.00' },
  ];
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Badge>{w.plain}</Badge>
        <Badge tone="ok">{w.shown}</Badge>
        <Badge tone="warn">{w.waiting}</Badge>
        <Badge tone="bad">{w.refused}</Badge>
        <Badge tone="accent" hollow>
          {w.open}
        </Badge>
      </div>
      {(['plain', 'ok', 'warn', 'bad'] as const).map((tone) => (
        <Note key={tone} tone={tone} title={w.title}>
          <p>{w.note}</p>
        </Note>
      ))}
      <Table label={w.title} columns={columns} rows={rows} keyOf={(row) => row} />
      <Table stacks label={w.lead} columns={columns} rows={rows} keyOf={(row) => row} />
      <Pager page={page} pages={4} onPage={setPage} />
      <EmptyState icon="mail" text={w.empty}>
        <Button tone="primary">{w.act}</Button>
      </EmptyState>
      <Skeleton label={w.loading} count={2} />
    </>
  );
}

/** All primitives of components/ui in their states, in both directions. */
export function Gallery() {
  return (['en', 'ar'] as const).map((lang) => {
    const w = samples[lang];
    const panels = [w.title, w.crumb, w.way].map((label, index) => ({
      key: String(index),
      label,
      panel: <p>{label}</p>,
    }));
    return (
      <section key={lang} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} className="grid gap-6 p-6" aria-label={w.ltr}>
        <PageHead
          title={w.title}
          lead={w.lead}
          crumb={{ href: '#up', label: w.crumb }}
          mark={<Badge tone="ok">{w.open}</Badge>}
        >
          <Button tone="primary" icon="plus">
            {w.act}
          </Button>
        </PageHead>
        <TabLinks
          label={w.crumb}
          current="#one"
          links={[
            { href: '#one', label: w.title },
            { href: '#two', label: w.crumb },
          ]}
        />
        <Card title={w.way} padded action={<a href="#all">{w.onward}</a>}>
          <ButtonSamples words={w} />
          <DialogSamples words={w} />
          <Tabs label={w.title} tabs={panels} />
        </Card>
        <ControlSamples words={w} id={lang} />
        <StateSamples words={w} />
      </section>
    );
  });
}
