import { useEffect, useRef } from 'react';
import type { MethodName } from '../../../src/domain/billing/methods';
import { PAYMENT_FIELDS } from '../../../src/domain/billing/payment';
import { useT } from '../../../src/i18n/use-t';
import { LoadFailed } from '../../../src/views/load-failed';
import type { PaymentFormState } from './use-payment';

/** The `data-field` of the error that gets the focus if the person submits without the provider's fields. */
export const NOT_LOADED = 'not-loaded';

interface NotLoadedProps {
  readonly payment: PaymentFormState;
  readonly method: MethodName;
}

/** Renders the error for provider fields that failed to load, with a retry. The retry focuses the first field once it has loaded. */
export function NotLoaded({ payment: { entry, standing }, method }: NotLoadedProps) {
  const { t } = useT('billing_form');
  const isAsked = useRef(false);
  const first = PAYMENT_FIELDS[method].find((field) => entry.isHosted(field));
  useEffect(() => {
    if (!isAsked.current || standing !== 'here') return;
    isAsked.current = false;
    if (first) entry.focus(first);
  }, [standing, entry, first]);
  if (!first || standing === 'here' || standing === 'coming') return null;
  const retry = (): void => {
    isAsked.current = true;
    entry.want(method);
  };
  return (
    <div data-field={NOT_LOADED} tabIndex={-1}>
      <LoadFailed title={t('billing_form.fields_title')} isBusy={standing === 'coming-again'} onRetry={retry}>
        {t('billing_form.fields_text')}
      </LoadFailed>
    </div>
  );
}
