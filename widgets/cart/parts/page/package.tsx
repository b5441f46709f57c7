import { useSelector } from 'react-redux';
import type { CartPlan } from '../../../../src/domain/cart/types';
import { takenFleet } from '../../../../src/domain/pricing/offer-net';
import { INCLUDED_TEAM_MEMBERS } from '../../../../src/domain/catalogue/included';
import { addPlan } from '../../../../src/commands/add-plan';
import { removePlan } from '../../../../src/commands/remove-plan';
import { useT } from '../../../../src/i18n/use-t';
import { useAssets } from '../../../../src/hooks/use-assets';
import { useLineAmount } from '../../../../src/hooks/use-line-amount';
import { useMoney } from '../../../../src/hooks/use-money';
import { useCommands } from '../../../../src/hooks/use-commands';
import { selectPlanPrice, selectUserType } from '../../../../src/store/selectors/cart';
import { selectCycleSaving } from '../../../../src/store/selectors/cart-page';
import { selectAccount } from '../../../../src/store/slices/session';
import { Button } from '../../../../src/ui/button';
import { Line, LineGroup } from '../../../../src/ui/line';
import { Sums, type Sum } from '../../../../src/ui/stub';
import { useFacts } from '../use-facts';
import { Fleet } from './fleet';
import { LineExplanation } from './line-explanation';

/** Renders the package with its billing cycle, its price and the price explanation. */
export function Package({ plan }: { readonly plan: CartPlan }) {
  const { t } = useT('cart', 'cart_page');
  const assets = useAssets();
  const money = useMoney();
  const run = useCommands();
  const amount = useLineAmount();
  const price = useSelector(selectPlanPrice);
  const isReseller = useSelector(selectUserType) === 'reseller';
  const facts = [...useFacts(plan), assets.say('assets.members', INCLUDED_TEAM_MEMBERS)];
  const sum = (minor: number) => money(minor, 'sum').text;
  if (!price) return null;

  const { paid, former, saved } = price;
  const rows: Sum[] = [{ label: t('cart_page.list_price'), amount: sum(former ?? paid) }];
  if (saved > 0) rows.push({ label: t('cart_page.you_save'), amount: sum(-saved), kind: 'discount' });
  rows.push({ label: t('cart_page.each_month'), amount: sum(paid), kind: 'strong' });

  return (
    <LineGroup title={t('cart.package')}>
      <Line
        name={<span className="strong">{plan.title}</span>}
        amount={amount(price)}
        note={facts.join(' · ')}
        removeLabel={t('cart.remove', { name: plan.title })}
        onRemove={() => run(removePlan())}
        extra={
          !isReseller && (
            <div className="line-tools">
              <LineExplanation name={plan.title}>
                <Sums plate rows={rows} />
              </LineExplanation>
              {plan.cycle === 'month' && <CycleSaving plan={plan} />}
            </div>
          )
        }
      />
      <Fleet plan={plan} />
    </LineGroup>
  );
}

/** Renders the saving of a yearly bill, with a button to switch. */
function CycleSaving({ plan }: { readonly plan: CartPlan }) {
  const { t } = useT('cart_page');
  const money = useMoney();
  const run = useCommands();
  const saving = useSelector(selectCycleSaving);
  const { isReadOnly } = useSelector(selectAccount);
  if (!saving) return null;
  const amount = money(saving.perYear, 'sum').text;
  const switchTo = () => run(addPlan(saving.other.id, takenFleet(plan, saving.other)));
  return (
    <p className="sm">
      <span>{t('cart_page.could_save', { amount })}</span>{' '}
      {!isReadOnly && (
        <Button kind="quiet" size="sm" onClick={switchTo}>
          {t('cart_page.switch_annual')}
        </Button>
      )}
    </p>
  );
}
