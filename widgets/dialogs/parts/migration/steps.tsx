import { useT } from '../../../../src/i18n/use-t';
import { Icon } from '../../../../src/ui/icon';
import { checkIcon } from '../../../../src/ui/icons';

interface StepsProps {
  readonly page: 1 | 2;
  /** True if page 2 lists devices; without device data the page only has the consent. [MIG-09] */
  readonly hasDevices: boolean;
}

/** Renders the steps of the wizard. [MIG-01] */
export function Steps({ page, hasDevices }: StepsProps) {
  const { t } = useT('migration');
  const names = [t('migration.step_modules'), t(hasDevices ? 'migration.step_devices' : 'migration.step_consent')];
  return (
    <ol className="wizard-steps" part="stops">
      {names.map((name, at) => {
        const isDone = at + 1 < page;
        const isNow = at + 1 === page;
        return (
          <li key={at} className={isDone ? 'is-done' : undefined} aria-current={isNow ? 'step' : undefined}>
            <b aria-hidden="true">{isDone ? <Icon shape={checkIcon} /> : at + 1}</b>
            <span>{name}</span>
            {isDone && <span className="vh">{`, ${t('migration.step_done')}`}</span>}
          </li>
        );
      })}
    </ol>
  );
}
