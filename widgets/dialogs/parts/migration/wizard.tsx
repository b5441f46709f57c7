import { useId, useLayoutEffect, useRef } from 'react';
import type { MigrationEvent, MigrationState } from '../../../../src/domain/migration/machine';
import { mayAgree } from '../../../../src/domain/migration/machine';
import type { MigrationFlowState } from '../../../../src/flows/migration/slice';
import { useT } from '../../../../src/i18n/use-t';
import { usePlanTitle } from '../../../../src/hooks/use-plan-title';
import { customPlan } from '../../../../src/domain/cart/custom-plan';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { arrowLeftIcon, arrowRightIcon } from '../../../../src/ui/icons';
import { Bar, Skeleton } from '../../../../src/ui/skeleton';
import { useDoubleClickGuard } from '../../../../src/ui/kit/use-double-click-guard';
import { Changes } from './changes';
import { Devices } from './devices';
import { Steps } from './steps';

interface WizardProps {
  readonly state: Extract<MigrationState, { phase: 'reading' | 'changes' | 'devices' | 'agreed' }>;
  readonly terms: MigrationFlowState['terms'];
  readonly onStep: (type: Exclude<MigrationEvent, { ask: number }>['type']) => void;
}

type Paged = Extract<MigrationState, { phase: 'devices' | 'agreed' }>;

const isPageTwo = (state: WizardProps['state']): state is Paged =>
  state.phase === 'devices' || state.phase === 'agreed';

/** Renders the two pages of the wizard: the changes, then the devices and the consent. [MIG-01, MIG-03, MIG-04, LAY-12] */
export function Wizard({ state, terms, onStep }: WizardProps) {
  const { t } = useT('migration', 'upgrade');
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const wasTwo = useRef(false);
  const plan = usePlanTitle(customPlan);
  const isTwo = isPageTwo(state);
  const devices = isTwo ? state.devices : 'checking';
  const isFree = isTwo && mayAgree(devices);
  const isSettled = useDoubleClickGuard(isFree);
  const cancel = () => onStep('left');

  // The pressed button disappears, so the title of the next page takes the focus.
  useLayoutEffect(() => {
    if (wasTwo.current !== isTwo) body.current?.closest('dialog')?.querySelector<HTMLElement>('.dialog-title')?.focus();
    wasTwo.current = isTwo;
  }, [isTwo]);

  const title = (): string => {
    if (!isTwo) return t('migration.title', { plan });
    if (devices === 'checking') return t('migration.step_devices');
    if (devices === 'unknown') return t('migration.consent_title');
    return devices.length > 0 ? t('migration.devices_title', { count: devices.length }) : t('migration.ready_title');
  };
  return (
    <Dialog
      width="migrate"
      title={title()}
      describedBy={isTwo ? `${id}${isFree ? 'c' : 'b'}` : `${id}a`}
      steps={<Steps page={isTwo ? 2 : 1} hasDevices={devices !== 'unknown'} />}
      closeLabel={t('common.close')}
      onCancel={cancel}
      side={
        isTwo && (
          <Button kind="plain" icon={arrowLeftIcon} onClick={() => onStep('back')}>
            {t('upgrade.back')}
          </Button>
        )
      }
      leave={t('migration.not_now')}
      wayOn={
        isTwo ? (
          // The second click of a double one was for Next, and is no consent.
          <Button
            key="agree"
            kind="primary"
            busy={state.phase === 'agreed'}
            disabled={!isFree}
            describedBy={isFree ? `${id}c` : `${id}b`}
            onClick={() => isSettled() && onStep('agreed')}
          >
            {t(state.phase === 'agreed' ? 'migration.moving' : 'migration.agree')}
          </Button>
        ) : (
          <Button
            key="next"
            kind="primary"
            iconEnd={arrowRightIcon}
            disabled={state.phase === 'reading'}
            onClick={() => onStep('next')}
          >
            {t('migration.next')}
          </Button>
        )
      }
    >
      <div ref={body} className="wizard">
        {state.phase === 'reading' && <Reading />}
        {state.phase === 'changes' && terms && <Changes id={id} terms={terms} />}
        {isTwo && terms && <Devices id={id} devices={devices} terms={terms} onAgain={() => onStep('again')} />}
      </div>
    </Dialog>
  );
}

function Reading() {
  const { t } = useT('migration');
  return (
    <>
      <output className="muted">{t('migration.reading')}</output>
      <Skeleton>
        <div className="wizard-wait">
          <Bar height="40px" />
          <Bar height="44px" />
          <Bar height="44px" />
        </div>
      </Skeleton>
    </>
  );
}
