import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { startActivation } from '../../../../src/commands/start-activation';
import type { ActivationFault, ActivationState, ModuleAction } from '../../../../src/domain/activation/machine';
import { activationStepped, denialRead, type ActivationFlowState } from '../../../../src/flows/activation/slice';
import type { TextKey } from '../../../../src/i18n/keys';
import { useT } from '../../../../src/i18n/use-t';
import { useCommands } from '../../../../src/hooks/use-commands';
import { useRoute } from '../../../../src/hooks/use-route';
import type { DialogText } from '../../../../src/store/slices/dialogs';
import { selectAccount } from '../../../../src/store/slices/session';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { FailureDialog } from '../failure-dialog';
import { PayFirst } from '../checkout/pay-first';
import { Support } from '../support';
import { useAside } from '../use-aside';

function useSteps() {
  const dispatch = useDispatch();
  return {
    leave: () => void dispatch(activationStepped({ event: { type: 'left' } })),
    again: () => void dispatch(activationStepped({ event: { type: 'again' } })),
  };
}

/** Renders the success dialog after an add-on was switched on or off. [ACT-10] */
export function ActivationDone({ action, name }: { readonly action: ModuleAction; readonly name: string }) {
  const { t } = useT('activation');
  const { leave } = useSteps();
  const isOn = action === 'activate';
  const title = t(isOn ? 'activation.activated' : 'activation.deactivated', { name });
  const lead = t(isOn ? 'activation.activated_lead' : 'activation.deactivated_lead');
  return (
    <Dialog
      width="message"
      status="success"
      aside={useAside(title, lead)}
      title={title}
      lead={lead}
      onCancel={leave}
      leave={t('common.close')}
    />
  );
}

interface FailedProps {
  readonly step: Extract<ActivationState, { phase: 'failed' }>;
  readonly name: string;
  /** The key of the source element. */
  readonly origin: string | null;
  /** The reason that the server's refusal names. */
  readonly reason: ActivationFlowState['reason'];
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

/**
 * Renders the reasons of a failed activation, and the remedies. Trying again asks the question anew, where the payment method can be changed; an
 * open invoice is paid here. Leaving reloads the page. [ACT-06, ACT-09, ACT-11, ACT-12, ACT-16]
 */
export function ActivationFailed({ step, name, origin, reason }: FailedProps) {
  const { t } = useT('activation', 'checkout', 'errors');
  const { leave } = useSteps();
  const run = useCommands(origin);
  const { moduleId, fault, messages, action } = step;
  const isUnsure = fault === 'unsure';
  const { pastDue } = useSelector(selectAccount);
  const [debt] = useState(pastDue);
  // An invoice that was paid here stands in the way no longer.
  const isOwing = reason === 'payment_required' && (!debt || pastDue !== null);
  const outcome = t(isUnsure ? 'activation.unsure_title' : TITLES[action][fault === 'stuck' ? 'stuck' : 'other'], {
    name,
  });
  const title = isOwing ? t('checkout.pay_first') : outcome;
  const own = LEADS[fault];
  const isServers = !own && messages.length > 0;
  const text = t(own ?? 'errors.marketplace');
  const aside = useAside(title, isServers ? messages.join(' ') : text);
  // A call that was never sent leaves the page as it was.
  const leaves = t(fault === 'unsent' ? 'common.close' : 'common.reload');
  if (isUnsure)
    return (
      <Dialog
        width="message"
        status="info"
        aside={aside}
        title={title}
        lead={text}
        onCancel={leave}
        side={<Support />}
        leave={leaves}
      />
    );
  return (
    <FailureDialog
      aside={aside}
      title={title}
      lead={isServers ? messages.map((message) => <Line key={message}>{message}</Line>) : text}
      again={isOwing ? { wayOn: <PayFirst /> } : () => run(startActivation({ moduleId, action, title: name }))}
      leave={leaves}
      onCancel={leave}
    />
  );
}

const Line = ({ children }: { readonly children: string }) => <span style={{ display: 'block' }}>{children}</span>;

/** Renders the unknown outcome of an activation. Asking again cannot charge twice. */
export function ActivationUnknown({ name }: { readonly name: string }) {
  const { t } = useT('activation');
  const { leave, again } = useSteps();
  const [title, lead] = [t('activation.unknown_title', { name }), t('activation.unknown_lead')];
  return (
    <Dialog
      width="message"
      status="info"
      aside={useAside(title, lead)}
      title={title}
      lead={lead}
      onCancel={leave}
      side={<Support />}
      leave={t('common.close')}
      wayOn={
        <Button kind="primary" onClick={again}>
          {t('activation.ask')}
        </Button>
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
      status="info"
      title={t('activation.denied_title')}
      lead={t(why.key as TextKey<'subscription'>, why.vars)}
      onCancel={close}
      side={
        <Button kind="quiet" {...denied}>
          {t('subscription.hidden_more')}
        </Button>
      }
      leave={t('common.close')}
    />
  );
}
