import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';

const steps = ['one', 'two', 'three'] as const;

/** How to obtain a grade and a membership. */
export function UpgradeSteps() {
  const t = useTranslations('upgrade');
  return (
    <Card title={t('steps')}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(280px,100%),1fr))] gap-x-6 gap-y-4 p-4">
        {(['stepGrade', 'stepMembership'] as const).map((axis) => (
          <div key={axis}>
            <h3 className="mb-2 text-14 font-strong">{t(axis === 'stepGrade' ? 'gradeTitle' : 'membershipTitle')}</h3>
            <ol className="grid gap-2 [counter-reset:step]">
              {steps.map((step) => (
                <li
                  key={step}
                  className="grid grid-cols-[22px_minmax(0,1fr)] gap-2 text-ink-2 [counter-increment:step] before:grid before:size-[22px] before:place-items-center before:rounded-full before:border before:border-line-2 before:text-12 before:font-strong before:text-ink before:content-[counter(step)]"
                >
                  {t(`${axis}.${step}`)}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className="border-t border-line px-4 py-3 text-12 text-ink-2">{t('lapse')}</p>
    </Card>
  );
}
