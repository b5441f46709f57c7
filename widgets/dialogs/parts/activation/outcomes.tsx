import { useDispatch } from 'react-redux';
import { startActivation } from '../../../../src/commands/start-activation';
import type { ActivationFault, ActivationState, ModuleAction } from '../../../../src/domain/activation/machine';
import { activationStepped, denialRead } from '../../../../src/flows/activation/slice';
import type { TextKey } from '../../../../src/i18n/keys';
import { useT } from '../../../../src/i18n/use-t';
import { useCommands } from '../../../../src/hooks/use-commands';
import { useRoute } from '../../../../src/hooks/use-route';
import type { DialogText } from '../../../../src/store/slices/dialogs';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';

function useSteps() {
  const dispatch = useDispatch();
  return {
    leave: () => void dispatch(activationStepped({ event: { type: 'left' } })),
    again: () => void dispatch(activationStepped({ event: { type: 'again' } })),
  };
}

function Ok({ onClick }: { readonly onClick: () => void }) {
  const { t } = useT('activation');
  return (
    <Button kind="primary" initialFocus onClick={onClick}>
      {t('common.ok')}
    </Button>
  );
}

/** Renders the success dialog after an add-on was switched on or off. [ACT-10] */
export function ActivationDone({ action, name }: { readonly action: ModuleAction; readonly name: string }) {
  const { t } = useT('activation');
  const { leave } = useSteps();
  const isOn = action === 'activate';
  return (
    <Dialog
      width="message"
      status="success"
      title={t(isOn ? 'activation.activated' : 'activation.deactivated', { name })}
      lead={t(isOn ? 'activation.activated_lead' : 'activation.deactivated_lead')}
      onCancel={leave}
      actions={<Ok onClick={leave} />}
    />
  );
}

interface FailedProps {
  readonly step: Extract<ActivationState, { phase: 'failed' }>;
  readonly name: string;
  /** The key of the source element. */
  readonly origin: string | null;
}

const TITLES = {
  activate: { stuck: 'activation.not_active_yet', other: 'activation.not_activated' },
  deactivate: { stuck: 'activation.still_active', other: 'activation.not_deactivated' },
} as const;

/** The widget's own texts for faults. An unknown outcome is never called a failure. */
const LEADS: Readonly<Partial<Record<ActivationFault, TextKey<'activation'>>>> = {
  mismatch: 'activation.mismatch',
  unsure: 'activation.unsure_lead',
  unsent: 'activation.unsent_lead',
};

/** Renders the reasons of a failed activation, and the remedies. OK reloads the page. [ACT-06, ACT-09, ACT-11, ACT-12, ACT-16] */
export function ActivationFailed({ step, name, origin }: FailedProps) {
  const { t } = useT('activation', 'upgrade', 'errors');
  const { leave } = useSteps();
  const run = useCommands(origin);
  const support = useRoute('contact');
  const { moduleId, fault, messages, action } = step;
  const again = () => run(startActivation({ moduleId, action, title: name }));
  const isUnsure = fault === 'unsure';
  const title = isUnsure ? 'activation.unsure_title' : TITLES[action][fault === 'stuck' ? 'stuck' : 'other'];
  const own = LEADS[fault];
  return (
    <Dialog
      width="message"
      status={isUnsure ? 'info' : 'error'}
      title={t(title, { name })}
      lead={
        !own && messages.length > 0
          ? messages.map((message) => <Line key={message}>{message}</Line>)
          : t(own ?? 'errors.marketplace')
      }
      onCancel={leave}
      actions={
        <>
          <Button kind="plain" {...support}>
            {t('upgrade.contact')}
          </Button>
          {isUnsure ? (
            <Ok onClick={leave} />
          ) : (
            <>
              <Button onClick={leave}>{t('common.ok')}</Button>
              <Button kind="primary" initialFocus onClick={again}>
                {t('common.retry')}
              </Button>
            </>
          )}
        </>
      }
    />
  );
}

const Line = ({ children }: { readonly children: string }) => <span style={{ display: 'block' }}>{children}</span>;

/** Renders the unknown outcome of an activation. Asking again cannot charge twice. */
export function ActivationUnknown({ name }: { readonly name: string }) {
  const { t } = useT('activation');
  const { leave, again } = useSteps();
  return (
    <Dialog
      width="message"
      status="info"
      title={t('activation.unknown_title', { name })}
      lead={t('activation.unknown_lead')}
      onCancel={leave}
      actions={
        <>
          <Button onClick={leave}>{t('common.close')}</Button>
          <Button kind="primary" onClick={again}>
            {t('activation.ask')}
          </Button>
        </>
      }
    />
  );
}

/** Renders why a member with read-only access may not switch add-ons, with a link to more information. [ACC-07, ACC-16] */
export function ActivationDenied({ why }: { readonly why: DialogText }) {
  const { t } = useT('activation', 'subscription');
  const dispatch = useDispatch();
  const denied = useRoute('accessDenied');
  const close = () => void dispatch(denialRead());
  return (
    <Dialog
      width="message"
      status="error"
      title={t('activation.denied_title')}
      lead={t(why.key as TextKey<'subscription'>, why.vars)}
      onCancel={close}
      actions={
        <>
          <Button kind="plain" {...denied}>
            {t('subscription.hidden_more')}
          </Button>
          <Ok onClick={close} />
        </>
      }
    />
  );
}
