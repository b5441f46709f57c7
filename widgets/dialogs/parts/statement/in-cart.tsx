import type { ShownCosts } from '../../../../src/domain/checkout/shown-costs';
import { currencyOf, type CurrencyCode } from '../../../../src/domain/money/currency';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { Changed } from './changed';

type InCartProps = {
  readonly shown: Extract<ShownCosts, { kind: 'cart' }>;
  readonly former: ShownCosts | null;
  readonly currency: CurrencyCode;
};

const BILLED = { month: 'upgrade.billed_month', year: 'upgrade.billed_once' } as const;

/** Renders the cart's totals as the fallback for a server without statements. The totals do not claim to be what is due. [REV-22] */
export function InCart({ shown, former, currency }: InCartProps) {
  const { t } = useT('upgrade');
  const money = useMoney(currencyOf(currency));
  const before = former?.kind === 'cart' ? former.totals : null;
  const { totals, cycle, cart } = shown;
  const row = (label: string, key: 'totalDiscountedPrice' | 'totalAdditionalModulesPrice' | 'totalPrice') => (
    <>
      <dt className={key === 'totalPrice' ? 'sum-strong due-total' : undefined}>{label}</dt>
      <dd className={key === 'totalPrice' ? 'sum-strong due-total due-sum' : undefined}>
        <Changed now={money(totals[key], 'sum').text} former={before && money(before[key], 'sum').text} />
      </dd>
    </>
  );
  return (
    <section aria-label={t('upgrade.review')} part="due">
      {cart.plan && (
        <dl className="sums sums-plate due">
          {totals.totalDiscountedPrice > 0 && row(t('upgrade.package'), 'totalDiscountedPrice')}
          {totals.totalAdditionalModulesPrice > 0 && row(t('upgrade.add_ons'), 'totalAdditionalModulesPrice')}
          {row(t('upgrade.each_month'), 'totalPrice')}
        </dl>
      )}
      <p className="muted sm due-next">
        {cycle && <span>{`${t(BILLED[cycle])}. `}</span>}
        <span>{t('upgrade.invoice_says')}</span>
      </p>
    </section>
  );
}
