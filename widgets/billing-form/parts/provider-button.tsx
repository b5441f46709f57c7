import { useEffect, useRef } from 'react';
import { useT } from '../../../src/i18n/use-t';
import { LoadFailed } from '../../../src/views/load-failed';
import type { PaymentButtonMethod } from '../../../src/page/payment-buttons';
import { Icon } from '../../../src/ui/icon';
import { alertIcon, checkIcon } from '../../../src/ui/icons';
import { METHOD_KEYS } from './texts';
import type { ApprovalState } from './use-approval';

interface ProviderButtonProps {
  readonly method: PaymentButtonMethod;
  readonly approval: ApprovalState;
  /** The validation error: nobody has agreed yet. */
  readonly error: string | null;
  /** The id of the message, which describes the group. */
  readonly id: string;
}

/** Renders the place of a provider's button, with what came of it: who agreed, or why nobody did. */
export function ProviderButton({ method, approval, error, id }: ProviderButtonProps) {
  const { t } = useT('billing_form');
  const { standing, account, problem, place, retry, focus } = approval;
  const name = t(METHOD_KEYS[method]);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || standing !== 'here') return;
    isAsked.current = false;
    focus();
  });
  const said = (): string => {
    if (account !== null)
      return account ? t('billing_form.agreed_by', { name, account }) : t('billing_form.agreed', { name });
    if (problem === 'canceled') return t('billing_form.agree_canceled', { name });
    if (problem === 'failed') return t('billing_form.agree_failed', { name });
    return t('billing_form.agree_hint', { name });
  };
  const isWrong = error !== null && account === null;
  return (
    <fieldset className="pay-agree" aria-describedby={`${id}s`}>
      <legend className="vh">{name}</legend>
      <output
        className={isWrong ? 'error' : account === null ? 'muted sm' : 'pay-agreed sm medium'}
        id={`${id}s`}
        part={isWrong ? 'field-error' : undefined}
      >
        {(isWrong || account !== null) && <Icon shape={isWrong ? alertIcon : checkIcon} size="sm" />}
        <span>{isWrong ? error : said()}</span>
      </output>
      {(standing === 'broken' || standing === 'coming-again') && (
        <LoadFailed
          title={t('billing_form.button_title', { name })}
          isBusy={standing === 'coming-again'}
          onRetry={() => {
            isAsked.current = true;
            retry();
          }}
        >
          {t(method === 'amazon' ? 'billing_form.button_or_field' : 'billing_form.fields_text')}
        </LoadFailed>
      )}
      <div className="pay-button" ref={place} />
    </fieldset>
  );
}
