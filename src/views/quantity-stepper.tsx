import { steppedQuantity, typedQuantity, type QuantityBounds } from '../domain/quote/quantity-input';
import { useT } from '../i18n/use-t';
import { Stepper } from '../ui/stepper';
import { useOptimisticChoice } from '../ui/kit/use-optimistic-choice';

interface QuantityStepperProps extends QuantityBounds {
  readonly value: number;
  /** What is counted; the buttons say it too. */
  readonly name: string;
  readonly onChange: (quantity: number) => void;
  readonly size?: 'sm';
  readonly part?: string;
}

/** A quantity that obeys the rules of typing and stepping; every widget that counts something uses this one. [QUO-11 … QUO-15] */
export function QuantityStepper({ value, name, min, max, onChange, ...look }: QuantityStepperProps) {
  const { t } = useT();
  // What a step changes may be two hundred lines and every sum; the number itself is shown first.
  const [shown, choose] = useOptimisticChoice(value, (quantity) => {
    if (quantity !== value) onChange(quantity);
  });
  return (
    <Stepper
      {...look}
      value={shown}
      min={min}
      max={max}
      label={name}
      fewerLabel={t('common.fewer', { name })}
      moreLabel={t('common.more', { name })}
      onStep={(by) => choose(steppedQuantity(shown, by, { min, max }))}
      onCommit={(text) => choose(typedQuantity(text, shown, { max }))}
    />
  );
}
