import { useId, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Cart } from '../../../src/domain/cart/types';
import { chargeable } from '../../../src/domain/pricing/usage-price';
import { isLevel, levelChoices } from '../../../src/domain/quote/levels';
import type { QuoteRow } from '../../../src/domain/quote/view';
import { selectQuote } from '../../../src/flows/quote/selectors';
import { choicesMade } from '../../../src/flows/quote/slice';
import { formatNumber } from '../../../src/i18n/format';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { QuantityStepper } from '../../../src/views/quantity-stepper';
import { useAssets } from '../../../src/hooks/use-assets';
import { useMoney } from '../../../src/hooks/use-money';
import { selectCart, selectUserType } from '../../../src/store/selectors/cart';

/** Renders the counted items, each with its quantity and amount, and the support levels to choose from. [QUO-01] */
export function QuoteRows() {
  const { t } = useT('quote_panel');
  const { rows, brings } = useSelector(selectQuote);
  const { lines } = useSelector(selectCart);
  if (rows.length === 0) return <p className="quote-note muted">{t('quote_panel.nothing_counted')}</p>;
  const levels = rows.filter(isLevel);
  return (
    <>
      <ul className="quote-rows">
        {rows
          .filter((row) => !isLevel(row))
          .map((row) => (
            <li key={row.id} className="quote-row" part="row">
              <div className="quote-text">
                <RowText row={row} />
              </div>
              <RowCount row={row} />
              <RowAmount row={row} />
            </li>
          ))}
      </ul>
      {levels.length > 0 && <Levels key={heldOf(levels, lines)} levels={levels} />}
      {brings.length > 0 && (
        <p className="quote-note muted sm">{t('quote_panel.brings', { names: brings.join(', ') })}</p>
      )}
    </>
  );
}

/** Returns the levels in the cart as one text: another level there undoes what was chosen here. */
const heldOf = (levels: readonly QuoteRow[], lines: Cart['lines']): string =>
  levels.flatMap(({ id }) => (lines[id] ? id : [])).join(' ');

/** Renders the support levels as radio buttons, because there is one, as on the pricing page. The chosen one counts its users. */
function Levels({ levels }: { readonly levels: readonly QuoteRow[] }) {
  const { t } = useT('quote_panel');
  const dispatch = useDispatch();
  const { lines } = useSelector(selectCart);
  const { level, users } = useSelector(selectQuote);
  // A level whose users are counted down to 0 stays chosen, so that its field keeps the focus.
  const [picked, pick] = useState<number | null | undefined>(undefined);
  const chosen = picked === undefined ? level : picked;
  const name = useId();
  const choose = (id: number | null): void => {
    pick(id);
    dispatch(choicesMade(levelChoices(id, levels, lines, users)));
  };
  const rowOf = (id: number | null, text: ReactNode, rest: ReactNode) => (
    <li key={id} className="quote-row" part="row">
      <label className="quote-text">
        {/* By `onClick`, because a quantity that the same press commits renders before `onChange`, which then sees no change. */}
        <input type="radio" name={name} checked={chosen === id} readOnly onClick={() => choose(id)} />
        <span>{text}</span>
      </label>
      {rest}
    </li>
  );
  return (
    <fieldset className="quote-levels">
      <legend className="medium">{t('quote_panel.support')}</legend>
      <ul>
        {!levels.some(({ price }) => price === 0) &&
          rowOf(
            null,
            <span className="quote-name medium">{t('quote_panel.support_included')}</span>,
            <span className="quote-amount">{t('quote_panel.included')}</span>,
          )}
        {levels.map((row) =>
          rowOf(
            row.id,
            <RowText row={row} />,
            <>
              {row.id === chosen && row.price > 0 && <RowCount row={row} onCount={() => pick(row.id)} />}
              <RowAmount row={row} />
            </>,
          ),
        )}
      </ul>
    </fieldset>
  );
}

interface RowProps {
  readonly row: QuoteRow;
}

function RowText({ row }: RowProps) {
  return (
    <>
      <span className="quote-name medium">{useNameOf(row)}</span>
      <Explanation row={row} />
    </>
  );
}

function RowCount({ row, onCount }: RowProps & { readonly onCount?: () => void }) {
  const dispatch = useDispatch();
  const counted = useCounted();
  const name = useNameOf(row);
  const { id, quantity, fixed, min, max } = row;
  if (fixed) return <span className="quote-fixed">{counted(row, quantity)}</span>;
  return (
    <QuantityStepper
      name={name}
      value={quantity}
      min={min}
      max={max}
      onChange={(next) => {
        onCount?.();
        dispatch(choicesMade([{ id, quantity: next }]));
      }}
    />
  );
}

function RowAmount({ row: { fixed, isFree, amount } }: RowProps) {
  const { t } = useT('quote_panel');
  const money = useMoney();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const figure = () => {
    if (isReseller) return null;
    if (fixed === 'included') return t('quote_panel.included');
    return isFree ? t('quote_panel.free') : money(amount, 'sum').text;
  };
  return <span className="quote-amount">{figure()}</span>;
}

function useNameOf({ title }: QuoteRow): string {
  const { t } = useT('quote_panel');
  return title || t('quote_panel.fleet');
}

/** Renders how an amount is calculated: `12 vehicles × $3, 2 included`; the unit price while nothing is charged. */
function Explanation({ row }: RowProps) {
  const { t } = useT('quote_panel');
  const money = useMoney();
  const counted = useCounted();
  const { each, eachAsset } = useAssets();
  const language = useLanguage();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { quantity, free, fixed, isSupport, price: minor, assetType, unit } = row;
  const price = money(minor, 'card').text;
  const included = formatNumber(free, language);

  const text = () => {
    if (isSupport && minor === 0) return '';
    if (fixed === 'included') return t('quote_panel.in_package');
    if (fixed === 'trial') return t('quote_panel.on_trial');
    if (isReseller) return free > 0 ? t('quote_panel.some_included', { included }) : '';
    if (chargeable({ freeUsers: free }, quantity) > 0) {
      const sum = { counted: counted(row, quantity), price };
      return free > 0 ? t('quote_panel.sum_above', { ...sum, included }) : t('quote_panel.sum', sum);
    }
    const per = price + (unit ? each(unit) : assetType ? eachAsset(assetType) : '');
    return free > 0 ? t('quote_panel.price_above', { price: per, included }) : per;
  };
  const line = text();
  return line && <span className="quote-name muted sm">{line}</span>;
}

function useCounted() {
  const { count } = useAssets();
  const language = useLanguage();
  return (row: QuoteRow, quantity: number): string => {
    if (row.assetType && !row.unit) return count(row.assetType, quantity);
    return [formatNumber(quantity, language), row.unit].filter(Boolean).join(' × ');
  };
}
