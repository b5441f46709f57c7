import { useSelector } from 'react-redux';
import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import { moduleLinePrice } from '../../../src/domain/pricing/line-price';
import { useT } from '../../../src/i18n/use-t';
import { useLineAmount } from '../../../src/hooks/use-line-amount';
import { useMoney } from '../../../src/hooks/use-money';
import { useRoute } from '../../../src/hooks/use-route';
import { useEmptyCart } from '../../../src/views/empty-cart';
import {
  selectCart,
  selectLineGroups,
  selectPlanPrice,
  selectTotals,
  selectUserType,
} from '../../../src/store/selectors/cart';
import { Button } from '../../../src/ui/button';
import { Line } from '../../../src/ui/line';
import { Total } from '../../../src/ui/stub';

/** Renders the lines and the total, read-only. The cart page has the controls that change them. */
export function DropDown({ href }: { readonly href?: string }) {
  const { t } = useT('cart');
  const money = useMoney();
  const page = useRoute('cartReview', href);
  const empty = useEmptyCart();
  const { plan } = useSelector(selectCart);
  const { additional } = useSelector(selectLineGroups);
  const { totalPrice, oneTimeTotal } = useSelector(selectTotals);
  const price = useSelector(selectPlanPrice);
  const amount = useLineAmount();
  const isReseller = useSelector(selectUserType) === 'reseller';

  if (!plan) {
    return (
      <div className="drop-down">
        <p className="medium">{empty.text}</p>
        {empty.hint && <p className="muted">{empty.hint}</p>}
        {empty.action}
      </div>
    );
  }
  return (
    <div className="drop-down">
      <ul>
        {!isCustomSolution(plan) && price && <Line name={plan.title} amount={amount(price)} />}
        {additional.map((line) => (
          <Line key={line.module.id} name={line.module.title} amount={amount(moduleLinePrice(line))} />
        ))}
      </ul>
      {!isReseller && (
        <>
          <Total
            size="sm"
            label={t('cart.total')}
            note={t('cart.total_period')}
            amount={money(totalPrice, 'sum').text}
          />
          {oneTimeTotal > 0 && (
            <Total size="sm" label={t('common.total_once')} amount={money(oneTimeTotal, 'sum').text} />
          )}
        </>
      )}
      <Button kind="primary" block {...page}>
        {t('cart.view')}
      </Button>
    </div>
  );
}
