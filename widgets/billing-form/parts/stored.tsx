import type { StoredPayment } from '../../../src/domain/billing/info';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import { MethodMark } from '../../../src/views/method-mark';
import { storedLines } from './texts';

interface StoredProps {
  readonly payment: StoredPayment;
  readonly isKept: boolean;
  /** There is something to enter instead. */
  readonly mayReplace: boolean;
  readonly onReplace: (isReplaced: boolean) => void;
}

/** Renders the stored payment method, masked, as text that no form submits. [BIL-12, BIL-13, BIL-14] */
export function Stored({ payment, isKept, mayReplace, onReplace }: StoredProps) {
  const { t } = useT('billing_form');
  const [name, ...more] = storedLines(t, payment);
  return (
    <div className="bill-stored" part="stored">
      <MethodMark payment={payment} />
      <div className="bill-stored-text">
        <p className="medium num">{name}</p>
        {more.length > 0 && <p className="muted sm num">{more.join(' · ')}</p>}
      </div>
      {mayReplace && (
        <Button size="sm" onClick={() => onReplace(isKept)}>
          {t(isKept ? 'billing_form.replace' : 'billing_form.keep')}
        </Button>
      )}
    </div>
  );
}
