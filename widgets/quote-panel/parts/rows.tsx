import { useDispatch, useSelector } from 'react-redux';
import { chargeable } from '../../../src/domain/pricing/usage-price';
import type { QuoteRow } from '../../../src/domain/quote/view';
import { selectQuote } from '../../../src/flows/quote/selectors';
import { choiceMade } from '../../../src/flows/quote/slice';
import { formatNumber } from '../../../src/i18n/format';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { QuantityStepper } from '../../../src/views/quantity-stepper';
import { useAssets } from '../../../src/hooks/use-assets';
import { useMoney } from '../../../src/hooks/use-money';
import { selectUserType } from '../../../src/store/selectors/cart';

/** Renders the counted items, each with its quantity and amount. [QUO-01] */
export function QuoteRows() {
  const { t } = useT('quote_panel');
  const { rows, brings } = useSelector(selectQuote);
  if (rows.length === 0) return <p className="quote-note muted">{t('quote_panel.nothing_counted')}</p>;
  return (
    <>
      <ul className="quote-rows">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {brings.length > 0 && (
        <p className="quote-note muted sm">{t('quote_panel.brings', { names: brings.join(', ') })}</p>
      )}
    </>
  );
}

function Row({ row }: { readonly row: QuoteRow }) {
  const { t } = useT('quote_panel');
  const money = useMoney();
  const dispatch = useDispatch();
  const counted = useCounted();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { id, quantity, fixed, min, max, amount, isFree } = row;
  const name = row.title || t('quote_panel.fleet');

  const figure = () => {
    if (isReseller) return null;
    if (fixed === 'included') return t('quote_panel.included');
    return isFree ? t('quote_panel.free') : money(amount, 'sum').text;
  };
  return (
    <li className="quote-row" part="row">
      <div className="quote-text">
        <p className="medium">{name}</p>
        <Explanation row={row} />
      </div>
      {fixed ? (
        <span className="quote-fixed">{counted(row, quantity)}</span>
      ) : (
        <QuantityStepper
          name={name}
          value={quantity}
          min={min}
          max={max}
          onChange={(next) => dispatch(choiceMade({ id, quantity: next }))}
        />
      )}
      <span className="quote-amount">{figure()}</span>
    </li>
  );
}

/** Renders how an amount is calculated: `12 vehicles × $3, 2 included`; the unit price while nothing is charged. */
function Explanation({ row }: { readonly row: QuoteRow }) {
  const { t } = useT('quote_panel');
  const money = useMoney();
  const counted = useCounted();
  const { each } = useAssets();
  const language = useLanguage();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { quantity, free, fixed, price: minor, assetType, unit } = row;
  const price = money(minor, 'card').text;
  const included = formatNumber(free, language);

  const text = () => {
    if (fixed === 'included') return t('quote_panel.in_package');
    if (fixed === 'trial') return t('quote_panel.on_trial');
    if (isReseller) return free > 0 ? t('quote_panel.some_included', { included }) : '';
    if (chargeable({ freeUsers: free }, quantity) > 0) {
      const sum = { counted: counted(row, quantity), price };
      return free > 0 ? t('quote_panel.sum_above', { ...sum, included }) : t('quote_panel.sum', sum);
    }
    const per = isCountedBy(row) && assetType ? price + each(assetType) : `${price}${unit && ` / ${unit}`}`;
    return free > 0 ? t('quote_panel.price_above', { price: per, included }) : per;
  };
  const line = text();
  return line && <p className="muted sm">{line}</p>;
}

/** Returns whether assets are counted. Any other unit, e.g. "1,000 stops", is shown as the server writes it. */
const isCountedBy = ({ unit, assetType }: QuoteRow): boolean => assetType !== null && (!unit || unit === assetType);

function useCounted() {
  const { count } = useAssets();
  const language = useLanguage();
  return (row: QuoteRow, quantity: number): string => {
    if (row.assetType && isCountedBy(row)) return count(row.assetType, quantity);
    return [formatNumber(quantity, language), row.unit].filter(Boolean).join(' × ');
  };
}
