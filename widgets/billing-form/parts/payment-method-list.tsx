import { useId } from 'react';
import type { MethodName } from '../../../src/domain/billing/methods';
import { useT } from '../../../src/i18n/use-t';
import { Icon } from '../../../src/ui/icon';
import { bankIcon, cardIcon } from '../../../src/ui/payment-icons';
import { PaymentMark } from '../../../src/ui/payment-mark';
import { METHOD_KEYS } from './texts';

/** A card's own mark is known only with its number. */
const ICONS = {
  credit_card: <Icon shape={cardIcon} />,
  ach: <Icon shape={bankIcon} />,
  amazon: <PaymentMark of="amazon" />,
  paypal: <PaymentMark of="paypal" />,
} as const;

interface MethodsProps {
  readonly offered: readonly MethodName[];
  readonly method: MethodName;
  readonly onChoose: (method: MethodName) => void;
}

/** Renders the payment methods. Native radio buttons, so arrow keys change the selection. [CHK-48, CHK-49] */
export function PaymentMethodList({ offered, method, onChoose }: MethodsProps) {
  const { t } = useT('billing_form');
  const name = useId();
  return (
    <fieldset>
      <legend className="label bill-legend">{t('billing_form.method')}</legend>
      <div className="pay-methods">
        {offered.map((one) => (
          <label key={one} className="pay-method" part="method">
            <input type="radio" name={name} value={one} checked={one === method} onChange={() => onChoose(one)} />
            {ICONS[one]}
            <span>{t(METHOD_KEYS[one])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
