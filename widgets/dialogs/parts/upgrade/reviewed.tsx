import { useSelector } from 'react-redux';
import type { ShownCosts } from '../../../../src/domain/checkout/shown-costs';
import type { Statement } from '../../../../src/domain/checkout/statement';
import { isNothing, type UpgradeState } from '../../../../src/domain/checkout/upgrade';
import type { UpgradeFlowState } from '../../../../src/flows/upgrade/slice';
import { useT } from '../../../../src/i18n/use-t';
import { selectCart, selectTotals } from '../../../../src/store/selectors/cart';
import { DueStatement } from '../statement/due';
import { InCart } from '../statement/in-cart';
import { Next } from '../statement/next';
import { PayWith } from '../statement/pay-with';
import { Removes } from '../statement/removes';
import { Terms } from '../statement/terms';
import type { Method } from '../statement/use-method';

interface ReviewedProps {
  readonly state: Extract<UpgradeState, { phase: 'picking' | 'reviewing' }>;
  readonly told: NonNullable<UpgradeFlowState['told']>;
  readonly statement: Statement | null;
  readonly method: Method;
}

/** Renders the statement of an upgrade, the removed items and the payment method; or that nothing would change. [UPG-05, REV-20] */
export function Reviewed({ state, told, statement, method }: ReviewedProps) {
  const { t } = useT('upgrade');
  const cart = useSelector(selectCart);
  const totals = useSelector(selectTotals);
  const { currency } = told;
  if (isNothing(state))
    return (
      <>
        <p>{t('upgrade.unchanged')}</p>
        {statement && <Next statement={statement} former={null} currency={currency} />}
      </>
    );
  const shown: ShownCosts = { kind: 'cart', cart, totals, cycle: state.picked ?? state.billing.timeframe };
  return (
    <>
      {statement && <Removes removes={statement.removes} />}
      {statement ? (
        <DueStatement statement={statement} currency={currency} />
      ) : (
        <InCart shown={shown} former={null} currency={currency} />
      )}
      <PayWith method={method} />
      <Terms />
    </>
  );
}
