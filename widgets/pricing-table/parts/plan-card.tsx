import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Plan } from '../../../src/domain/catalogue/types';
import { chooseSubpackages } from '../../../src/commands/choose-subpackages';
import { useT } from '../../../src/i18n/use-t';
import { PlanButton } from '../../../src/views/plan-button';
import { useCommands } from '../../../src/hooks/use-commands';
import { usePlanPick } from '../../../src/hooks/use-plan-pick';
import { usePlanPrice } from '../../../src/hooks/use-plan-price';
import { selectCatalogue } from '../../../src/store/selectors/catalogue';
import { Card } from '../../../src/ui/card';
import { ChoiceList } from '../../../src/ui/choice-list';

/** The maximum number of ticks on a card. */
const TICKS = 5;

interface PlanCardProps {
  readonly plan: Plan;
  /** Renders the button as the primary one. */
  readonly isFilled: boolean;
}

/** Renders the card of a package: name, description, price, button and content. */
export function PlanCard({ plan, isFilled }: PlanCardProps) {
  const { t } = useT('pricing');
  const run = useCommands();
  const { state, isBusy, isInCart, isChosen, pick, ...inCart } = usePlanPick(plan, 'card');
  const { modules } = useSelector(selectCatalogue);
  const [wished, wish] = useState<readonly string[]>([]);
  const { price, sub } = usePlanPrice(plan);

  const selected = isChosen ? inCart.selected : wished;
  const contents = plan.highlights.length ? plan.highlights : plan.moduleIds.map((id) => modules.get(id)?.title ?? '');

  const choose = (code: string) => {
    if (isChosen) run(chooseSubpackages([code]));
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
        <PlanButton state={state} plan={plan.title} isFilled={isFilled} isBusy={isBusy} onPick={() => pick(selected)} />
      }
      listLead={plan.extends ? t('pricing.everything_in', { plan: plan.extends }) : t('pricing.includes')}
      items={contents.filter(Boolean).slice(0, TICKS)}
    />
  );
}
