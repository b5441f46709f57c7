import { offersOf } from '../../../../src/domain/checkout/offers';
import { isTaxed } from '../../../../src/domain/checkout/statement';
import { heldCycle, type UpgradeState } from '../../../../src/domain/checkout/upgrade';
import type { BillingCycle } from '../../../../src/domain/catalogue/types';
import { currencyOf } from '../../../../src/domain/money/currency';
import type { UpgradeFlowState } from '../../../../src/flows/upgrade/slice';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { Pill } from '../../../../src/ui/badge';
import { ChoiceList } from '../../../../src/ui/choice-list';
import { Price } from '../../../../src/ui/price';

interface CyclesProps {
  readonly told: NonNullable<UpgradeFlowState['told']>;
  readonly state: Extract<UpgradeState, { phase: 'picking' | 'reviewing' }>;
  readonly onPick: (cycle: BillingCycle) => void;
}

/**
 * Renders the billing cycles as radio cards: the monthly price, the billing and the saving of a year. The current cycle is disabled
 * if nothing else would change. [UPG-04, UPG-06, REV-20]
 */
export function Cycles({ told, state, onPick }: CyclesProps) {
  const { t } = useT('upgrade');
  const money = useMoney(currencyOf(told.currency));
  const held = heldCycle(state);
  const offers = new Map(offersOf(told.cycles).map((offer) => [offer.timeframe, offer]));
  const how = (timeframe: BillingCycle, amount?: string): string => {
    if (timeframe === 'month') return t('upgrade.billed_month');
    return amount ? t('upgrade.billed_year', { amount }) : t('upgrade.billed_once');
  };
  const choices = told.cycles.map(({ timeframe, isCurrent, statement }) => {
    const offer = offers.get(timeframe);
    const saving = offer?.saving ?? null;
    const billed = offer && money(offer.billed, 'card').text;
    return {
      value: timeframe,
      disabled: timeframe === held,
      title: (
        <>
          <span>{t(timeframe === 'year' ? 'upgrade.annual' : 'upgrade.monthly')}</span>
          {isCurrent && <Pill>{t('upgrade.current')}</Pill>}
          {saving && <Pill tone="positive">{t('upgrade.save', { amount: money(saving.perYear, 'card').text })}</Pill>}
        </>
      ),
      price: offer && (
        <Price
          size="md"
          amount={money(offer.perMonth, 'card')}
          former={saving && money(saving.former, 'card')}
          formerLabel={t('common.instead_of')}
          period={t('common.per_month')}
        />
      ),
      note: [how(timeframe, billed), isTaxed(statement?.tax ?? null) && t('upgrade.tax_in')].filter(Boolean).join('. '),
    };
  });
  return (
    <ChoiceList
      legend={t('upgrade.cycle')}
      choices={choices}
      value={state.picked}
      onChange={onPick}
      error={state.isUnpicked ? t('upgrade.unpicked') : undefined}
      part="cycles"
    />
  );
}
