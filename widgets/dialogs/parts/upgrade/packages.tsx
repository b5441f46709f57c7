import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { planChoices, type PlanChoice } from '../../../../src/domain/checkout/choices';
import type { UpgradeEvent } from '../../../../src/domain/checkout/upgrade';
import type { BillingCycle } from '../../../../src/domain/catalogue/types';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { useRoute } from '../../../../src/hooks/use-route';
import { selectCart } from '../../../../src/store/selectors/cart';
import { selectCatalogue } from '../../../../src/store/selectors/catalogue';
import { selectAccount } from '../../../../src/store/slices/session';
import { selectCurrency, selectReadScope } from '../../../../src/store/selectors/config';
import type { RootState } from '../../../../src/store/state';
import { bundles } from '../../../../src/store/resources/catalogue';
import { Pill } from '../../../../src/ui/badge';
import { Button } from '../../../../src/ui/button';
import { ChoiceList } from '../../../../src/ui/choice-list';
import { Dialog } from '../../../../src/ui/dialog';
import { ProgressBar } from '../../../../src/ui/progress-bar';

const MORE = { month: 'upgrade.more_month', year: 'upgrade.more_year' } as const;
const LESS = { month: 'upgrade.less_month', year: 'upgrade.less_year' } as const;
const PRICE = { month: 'upgrade.price_month', year: 'upgrade.price_year' } as const;

/** Returns a function that formats the price of a package, compared to the current one. */
function useNote(cycle: BillingCycle): (choice: PlanChoice) => string {
  const { t } = useT('upgrade');
  const money = useMoney(useSelector(selectCurrency));
  return ({ billed, difference, isHeld }) => {
    const amount = money(Math.abs(isHeld || difference === null ? billed : difference), 'sum').text;
    if (isHeld) return t('upgrade.keep');
    if (difference === null) return t(PRICE[cycle], { amount });
    if (difference === 0) return t('upgrade.same_price');
    return t((difference > 0 ? MORE : LESS)[cycle], { amount });
  };
}

interface PackagesProps {
  readonly onStep: (event: UpgradeEvent) => void;
  readonly onCancel: () => void;
}

/** Renders the choice of a package if the cart has none that differs from the current one; larger packages come first. [REV-20] */
export function Packages({ onStep, onCancel }: PackagesProps) {
  const { t } = useT('upgrade', 'checkout');
  const catalogue = useSelector(selectCatalogue);
  const account = useSelector(selectAccount);
  const currency = useSelector(selectCurrency);
  const isPending = useSelector((state: RootState) => bundles.at(state, selectReadScope(state)).status === 'pending');
  const { cycle, choices } = useMemo(() => planChoices(catalogue, account, currency), [catalogue, account, currency]);
  const note = useNote(cycle);
  const packages = useRoute('packages');
  // Who comes back from the billing cycles finds the package marked that was chosen before.
  const inCart = useSelector(selectCart).plan?.id ?? null;
  const [marked, setMarked] = useState(inCart);
  const value = choices.some(({ plan }) => plan.id === marked) ? marked : (choices[0]?.plan.id ?? null);
  const isKept = choices.find(({ plan }) => plan.id === value)?.isHeld === true && !account.isCanceled;
  const isEmpty = choices.length === 0;
  return (
    <Dialog
      width="upgrade"
      title={t('upgrade.which')}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      onSubmit={() => value !== null && onStep({ type: 'chosen', planId: isKept ? null : value })}
      leave={t('common.cancel')}
      wayOn={
        isEmpty && !isPending ? (
          <Button kind="primary" {...packages}>
            {t('upgrade.packages')}
          </Button>
        ) : (
          <Button kind="primary" type="submit" disabled={isEmpty}>
            {t('upgrade.next_cycle')}
          </Button>
        )
      }
    >
      {isEmpty && isPending && (
        <>
          <output>{t('upgrade.reading')}</output>
          <ProgressBar />
        </>
      )}
      {!isEmpty && (
        <ChoiceList
          legend={t('upgrade.which')}
          hideLegend
          choices={choices.map((choice) => ({
            value: String(choice.plan.id),
            title: (
              <>
                <span>{choice.plan.title}</span>
                {choice.isHeld && <Pill>{t('upgrade.current')}</Pill>}
              </>
            ),
            note: note(choice),
          }))}
          value={value === null ? null : String(value)}
          onChange={(id) => setMarked(Number(id))}
          part="packages"
        />
      )}
    </Dialog>
  );
}
