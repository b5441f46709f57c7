import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { planButton } from '../../../src/domain/cart/buttons';
import type { Plan } from '../../../src/domain/catalogue/types';
import { useT } from '../../../src/i18n/use-t';
import { useEmit } from '../../../src/runtime/use-emit';
import { useOrigin } from '../../../src/runtime/use-origin';
import { selectBusy, selectCart } from '../../../src/store/selectors/cart';
import { selectCatalogue } from '../../../src/store/selectors/catalogue';
import { selectAccount } from '../../../src/store/selectors/config';
import { planChosen, subpackagesChosen } from '../../../src/store/slices/cart';
import { Card } from '../../../src/ui/card';
import { ChoiceList } from '../../../src/ui/choice-list';
import { CardButton } from './card-button';
import { useCardPrice } from './use-card-price';

/** A card shows five ticks at most. */
const TICKS = 5;

interface PlanCardProps {
  readonly plan: Plan;
  /** Carries the filled button of its row. */
  readonly isFilled: boolean;
}

/** One package: what it is for, its price, its button, what it holds. */
export function PlanCard({ plan, isFilled }: PlanCardProps) {
  const { t } = useT('pricing');
  const emit = useEmit();
  const origin = useOrigin();
  const dispatch = useDispatch();
  const cart = useSelector(selectCart);
  const account = useSelector(selectAccount);
  const busy = useSelector(selectBusy);
  const { modules } = useSelector(selectCatalogue);
  const [wished, wish] = useState<readonly string[]>([]);
  const { price, sub } = useCardPrice(plan);

  const isInCart = cart.plan?.id === plan.id;
  const selected = isInCart ? (cart.plan?.selected ?? []) : wished;
  const contents = plan.highlights.length ? plan.highlights : plan.moduleIds.map((id) => modules.get(id)?.title ?? '');

  const pick = () => {
    if (emit('plan-select-request', { planId: plan.id, code: plan.code, from: 'card' })) {
      dispatch(planChosen({ planId: plan.id, from: 'card', selected, origin }));
    }
  };
  const choose = (code: string) => {
    if (isInCart) dispatch(subpackagesChosen([code]));
    else wish([code]);
  };

  return (
    <Card
      level={3}
      title={plan.title}
      lead={plan.description}
      sign={plan.isFeatured ? t('pricing.featured') : undefined}
      featured={plan.isFeatured}
      selected={isInCart}
      price={price}
      sub={sub}
      options={
        plan.subpackages.length > 0 && (
          <ChoiceList
            compact
            legend={t('pricing.options', { plan: plan.title })}
            choices={plan.subpackages.map(({ code, title }) => ({ value: code, title }))}
            value={selected[0] ?? null}
            onChange={choose}
          />
        )
      }
      action={
        <CardButton
          state={planButton(plan, cart, account)}
          plan={plan.title}
          isFilled={isFilled}
          isBusy={busy?.kind === 'plan' && busy.id === plan.id}
          onPick={pick}
        />
      }
      listLead={plan.extends ? t('pricing.everything_in', { plan: plan.extends }) : t('pricing.includes')}
      items={contents.filter(Boolean).slice(0, TICKS)}
    />
  );
}
