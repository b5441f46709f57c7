import { useDispatch, useSelector } from 'react-redux';
import { inForce } from '../../../../src/domain/subscription/in-force';
import { attemptStepped } from '../../../../src/flows/checkout/slice';
import type { TextKey } from '../../../../src/i18n/keys';
import { useT } from '../../../../src/i18n/use-t';
import { useRoute } from '../../../../src/runtime/use-route';
import { selectAccount } from '../../../../src/store/selectors/config';
import type { DialogText } from '../../../../src/store/slices/dialogs';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { surfacesOf, useIsMove, useWords } from './words';

function useSteps() {
  const dispatch = useDispatch();
  return {
    leave: () => void dispatch(attemptStepped({ event: { type: 'left' } })),
    again: () => void dispatch(attemptStepped({ event: { type: 'again', now: Date.now() } })),
  };
}

/** It may or may not have been ordered, or it never arrived. Asking again orders nothing twice. */
export function Unknown({ isMissing }: { readonly isMissing: boolean }) {
  const { t } = useT('checkout');
  const word = useWords();
  const { leave, again } = useSteps();
  return (
    <Dialog
      width="message"
      status={isMissing ? 'error' : 'info'}
      title={word(isMissing ? 'missing_title' : 'unknown_title')}
      lead={word(isMissing ? 'missing_lead' : 'unknown_lead')}
      onCancel={leave}
      actions={
        <>
          <Button onClick={leave}>{isMissing ? word('discard') : t('common.close')}</Button>
          <Button kind="primary" onClick={again}>
            {t(isMissing ? 'checkout.send_again' : 'checkout.ask')}
          </Button>
        </>
      }
    />
  );
}

/** Nobody waits any longer, but it has not failed. [A37] */
export function Late() {
  const { t } = useT('checkout');
  const word = useWords();
  const { leave, again } = useSteps();
  return (
    <Dialog
      width="message"
      status="info"
      title={t('checkout.late_title')}
      lead={word('late_lead')}
      onCancel={leave}
      actions={
        <>
          <Button onClick={leave}>{t('common.close')}</Button>
          <Button kind="primary" onClick={again}>
            {t('checkout.keep_waiting')}
          </Button>
        </>
      }
    />
  );
}

export function Declined() {
  const { t } = useT('checkout');
  const { leave } = useSteps();
  const billing = useRoute('subscription');
  return (
    <Dialog
      width="message"
      status="error"
      title={t('checkout.declined_title')}
      lead={t('checkout.declined_lead')}
      onCancel={leave}
      actions={
        <>
          <Button onClick={leave}>{t('common.close')}</Button>
          <Button kind="primary" {...billing}>
            {t('checkout.billing_details')}
          </Button>
        </>
      }
    />
  );
}

interface RefusedProps {
  /** The server's own words. [ERR-12, UPG-22] */
  readonly message: string | null;
  readonly why: DialogText | null;
}

export function Refused({ message, why }: RefusedProps) {
  const isMove = useIsMove();
  const { t } = useT('upgrade', 'errors', ...surfacesOf(isMove));
  const { leave } = useSteps();
  const support = useRoute('contact');
  const isChange = inForce(useSelector(selectAccount)) !== null;
  const text = (why?.key ?? 'errors.pricing') as TextKey<'errors' | 'upgrade'>;
  return (
    <Dialog
      width="message"
      status="error"
      title={t(isMove ? 'migration.refused' : isChange ? 'upgrade.not_changed' : 'checkout.refused_title')}
      lead={message ?? t(text, why?.vars)}
      onCancel={leave}
      actions={
        <>
          <Button kind="plain" {...support}>
            {t('upgrade.contact')}
          </Button>
          <Button kind="primary" initialFocus onClick={leave}>
            {t('common.ok')}
          </Button>
        </>
      }
    />
  );
}
