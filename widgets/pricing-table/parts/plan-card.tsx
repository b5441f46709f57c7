import { memo, useState } from 'react';
import type { Plan } from '../../../src/domain/catalogue/types';
import { chooseSubpackages } from '../../../src/commands/choose-subpackages';
import { Explained } from '../../../src/views/explained';
import { PlanButton } from '../../../src/views/plan-button';
import { useCommands } from '../../../src/hooks/use-commands';
import { usePlanPick } from '../../../src/hooks/use-plan-pick';
import type { PlanShelf } from '../../../src/hooks/use-plan-shelf';
import { planPriceOf } from '../../../src/views/plan-price';
import { yearlySaving } from './yearly-saving';
import { Card, CardOption } from '../../../src/ui/card';

/** The maximum number of ticks on a card. */
const TICKS = 5;

interface PlanCardProps {
  readonly plan: Plan;
  /** Renders the button as the primary one. */
  readonly isFilled: boolean;
  readonly shelf: PlanShelf;
}

/** Renders the card of a package: name, description, price, button and content. */
export const PlanCard = memo(function PlanCard({ plan, isFilled, shelf }: PlanCardProps) {
  const { t, catalogue } = shelf;
  const run = useCommands();
  const { state, isBusy, isInCart, isChosen, pick, ...inCart } = usePlanPick(plan, 'card');
  const [wished, wish] = useState<readonly string[]>([]);
  const { price, sub } = planPriceOf(plan, shelf);
  const saving = yearlySaving(plan, shelf);

  const selected = isChosen ? inCart.selected : wished;
  const contents = plan.highlights.length
    ? plan.highlights
    : plan.moduleIds.map((id) => catalogue.modules.get(id)?.title ?? '');

  const choose = (code: string | null) => {
    const codes = code === null ? [] : [code];
    if (isChosen) run(chooseSubpackages(codes));
    else wish(codes);
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
      sub={
        <>
          <span>{sub}</span>
          {saving && <span className="card-save">{saving}</span>}
        </>
      }
      options={
        plan.subpackages.length > 0 && (
          <CardOption
            label={t('pricing.options')}
            suffix={plan.title}
            note={t('pricing.options_note')}
            none={t('pricing.options_none')}
            choices={plan.subpackages.map(({ code, title }) => ({ value: code, title }))}
            value={selected[0] ?? null}
            onChange={choose}
          />
        )
      }
      action={
        <PlanButton
          state={state}
          plan={plan.title}
          isFilled={isFilled}
          isBusy={isBusy}
          shelf={shelf}
          onPick={() => pick(selected)}
        />
      }
      listLead={plan.extends ? t('pricing.everything_in', { plan: plan.extends }) : t('pricing.includes')}
      items={contents.filter(Boolean).slice(0, TICKS)}
      renderItem={(item) => <Explained note={plan.features.find(({ name }) => name === item)?.note}>{item}</Explained>}
    />
  );
});
