import { useSelector } from 'react-redux';
import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { usePlanTitle } from '../../../src/hooks/use-plan-title';
import { selectCart, selectLineGroups, selectTotals } from '../../../src/store/selectors/cart';

/** Renders the name of the shared cart, its monthly total and its one-time total. */
export function QuoteSummary() {
  const { t } = useT('quote');
  const money = useMoney();
  const { plan } = useSelector(selectCart);
  const { additional } = useSelector(selectLineGroups);
  const { totalPrice, oneTimeTotal } = useSelector(selectTotals);
  const title = usePlanTitle(plan);
  // The title of a custom solution already stands for all its add-ons.
  const more = plan && !isCustomSolution(plan) ? additional.length : 0;
  return (
    <p className="share-summary" part="summary">
      <span>
        <span className="medium">{title}</span>{' '}
        {more > 0 && <span className="muted">{t('quote.and_add_ons', { count: more })}</span>}
      </span>
      <span className="num medium">
        <span>{money(totalPrice, 'sum').text}</span> <span className="muted sm">{t('common.per_month')}</span>
        {oneTimeTotal > 0 && <span>{` + ${money(oneTimeTotal, 'sum').text} ${t('common.once')}`}</span>}
      </span>
    </p>
  );
}
