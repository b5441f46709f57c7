import { offersOf } from '../../../../src/domain/checkout/offers';
import type { BillingCycle } from '../../../../src/domain/catalogue/types';
import { currencyOf } from '../../../../src/domain/money/currency';
import type { UpgradeFlowState } from '../../../../src/flows/upgrade/slice';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/runtime/use-money';
import { Pill } from '../../../../src/ui/badge';
import { ChoiceList } from '../../../../src/ui/choice-list';
import { Price } from '../../../../src/ui/price';

interface CyclesProps {
  readonly told: NonNullable<UpgradeFlowState['told']>;
  readonly picked: BillingCycle | null;
  readonly isUnpicked: boolean;
  readonly onPick: (cycle: BillingCycle) => void;
}

/** The cycles as radio cards: what a month costs in each, how it is billed, and what a year saves. [UPG-04, UPG-06] */
export function Cycles({ told, picked, isUnpicked, onPick }: CyclesProps) {
  const { t } = useT('upgrade');
  const money = useMoney(currencyOf(told.currency));
  const choices = offersOf(told.cycles).map(({ timeframe, isCurrent, perMonth, billed, saving }) => ({
    value: timeframe,
    title: (
      <>
        {t(timeframe === 'year' ? 'upgrade.annual' : 'upgrade.monthly')}
        {isCurrent && <Pill>{t('upgrade.current')}</Pill>}
        {saving && <Pill tone="positive">{t('upgrade.save', { amount: money(saving.perYear, 'card').text })}</Pill>}
      </>
    ),
    price: (
      <Price
        size="md"
        amount={money(perMonth, 'card')}
        former={saving && money(saving.former, 'card')}
        formerLabel={t('common.instead_of')}
        period={t('common.per_month')}
      />
    ),
    note:
      timeframe === 'year'
        ? t('upgrade.billed_year', { amount: money(billed, 'card').text })
        : t('upgrade.billed_month'),
  }));
  return (
    <ChoiceList
      legend={t('upgrade.cycle')}
      choices={choices}
      value={picked}
      onChange={onPick}
      error={isUnpicked ? t('upgrade.unpicked') : undefined}
      part="cycles"
    />
  );
}
