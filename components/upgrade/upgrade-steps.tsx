import { useTranslations } from 'next-intl';

const steps = ['one', 'two', 'three'] as const;

/** How a grade and how a membership is come by. */
export function UpgradeSteps() {
  const t = useTranslations('upgrade');
  return (
    <section className="cc-card">
      <header>
        <h2>{t('steps')}</h2>
      </header>
      <div className="up-steps">
        {(['stepGrade', 'stepMembership'] as const).map((axis) => (
          <div key={axis}>
            <h3>{t(axis === 'stepGrade' ? 'gradeTitle' : 'membershipTitle')}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{t(`${axis}.${step}`)}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className="up-lapse">{t('lapse')}</p>
    </section>
  );
}
