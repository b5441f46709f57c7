import { useLayoutEffect } from 'react';
import type { BillingInfo } from '../../../src/domain/billing/info';
import type { MethodName } from '../../../src/domain/billing/methods';
import type { BillingStanding } from '../../../src/domain/billing/standing';
import { useElement } from '../../../src/element/context';
import { addSheets } from '../../../src/element/sheets';
import { badgeCss } from '../../../src/ui/badge';
import { fieldCss } from '../../../src/ui/field';
import { BillingFacts } from './facts';
import { BillingFormView } from './billing-form-view';
import { paymentMarkCss } from '../../../src/ui/payment-mark';
import formCss from '../form.css?inline';
import paymentCss from '../payment.css?inline';

interface BillingProps {
  readonly info: BillingInfo;
  readonly standing: BillingStanding;
  readonly offered: readonly MethodName[];
}

/** Renders the form, or the stored details for a member with read-only access. A chunk of its own with its libraries. */
export function Billing({ info, standing, offered }: BillingProps) {
  const { host } = useElement();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, [badgeCss, fieldCss, paymentMarkCss, paymentCss, formCss]);
  }, [host]);
  return standing === 'open' ? (
    <BillingFormView info={info} offered={offered} />
  ) : (
    <BillingFacts info={info} standing={standing} />
  );
}
