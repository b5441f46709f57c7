import { useState } from 'react';
import { quantityProblem, steppedQuantity, typedQuantity, type QuantityBounds } from '../domain/quote/quantity-input';
import { formatNumber } from '../i18n/format';
import { useLanguage, useT } from '../i18n/use-t';
import { useAnnounce } from '../hooks/use-announce';
import { Stepper } from '../ui/stepper';
import { useOptimisticChoice } from '../ui/kit/use-optimistic-choice';

interface QuantityStepperProps extends QuantityBounds {
  readonly value: number;
  /** Name of the counted item; the buttons' labels contain it. */
  readonly name: string;
  readonly onChange: (quantity: number) => void;
  readonly size?: 'sm';
  readonly part?: string;
}

/** Renders a quantity with the shared rules for typing and stepping; every widget that counts uses it. [QUO-11 … QUO-15] */
export function QuantityStepper({ value, name, min, max, onChange, ...look }: QuantityStepperProps) {
  const { t } = useT();
  const language = useLanguage();
  const [problem, setProblem] = useState<{ readonly text: string } | null>(null);
  useAnnounce(problem, problem?.text ?? null);
  // Renders the number first, because a step may rerender two hundred lines and every sum.
  const [shown, choose] = useOptimisticChoice(value, (quantity) => {
    if (quantity !== value) onChange(quantity);
  });
  const problemOf = (text: string) => {
    const kind = quantityProblem(text, { max });
    if (kind === 'above') return { text: t('common.at_most', { max: formatNumber(max, language) }) };
    return kind && { text: t('common.no_number') };
  };
  return (
    <Stepper
      {...look}
      value={shown}
      min={min}
      max={max}
      label={name}
      fewerLabel={t('common.fewer', { name })}
      moreLabel={t('common.more', { name })}
      problem={problem?.text}
      onStep={(by) => {
        setProblem(null);
        choose(steppedQuantity(shown, by, { min, max }));
      }}
      onCommit={(text) => {
        setProblem(problemOf(text));
        choose(typedQuantity(text, shown, { max }));
      }}
    />
  );
}
