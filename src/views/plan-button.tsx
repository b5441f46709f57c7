import type { PlanButtonState as State } from '../domain/cart/buttons';
import { TRIAL_DAYS } from '../domain/cart/trial';
import { Button } from '../ui/button';
import { checkIcon } from '../ui/icons';
import type { PlanShelf } from '../hooks/use-plan-shelf';

interface PlanButtonProps {
  readonly state: State;
  readonly plan: string;
  /** True for the one filled button of the row. */
  readonly isFilled?: boolean;
  readonly isBusy: boolean;
  /** Short label without the plan's name, for places where that is a heading; the button is small then. */
  readonly short?: string;
  readonly shelf: PlanShelf;
  readonly onPick: () => void;
}

/** Renders the button of a package; its state depends on the account and the cart. [CRT-39, PRC-32] */
export function PlanButton({ state, plan, isFilled = false, isBusy, short, shelf, onPick }: PlanButtonProps) {
  const { t, contact } = shelf;
  const look = short ? ({ size: 'sm' } as const) : ({ block: true } as const);
  const kind = isFilled || isBusy ? 'primary' : 'secondary';

  if (isBusy)
    return (
      <Button {...look} kind={kind} busy>
        {t('pricing.adding')}
      </Button>
    );
  switch (state) {
    case 'contact':
      return (
        <Button {...look} kind={kind} {...contact} suffix={t('pricing.about_plan', { plan })}>
          {t('pricing.contact')}
        </Button>
      );
    case 'current-plan':
      return (
        <Button {...look} kind="current" suffix={plan}>
          {t('pricing.current_plan')}
        </Button>
      );
    case 'selected':
      return (
        <Button {...look} pressed icon={checkIcon} suffix={plan} onClick={onPick}>
          {t('pricing.in_cart')}
        </Button>
      );
    case 'enabled':
      return (
        <Button {...look} kind="current" suffix={plan}>
          {t('pricing.enabled')}
        </Button>
      );
    case 'enable':
      return (
        <Button {...look} kind={kind} suffix={plan} onClick={onPick}>
          {t('pricing.enable')}
        </Button>
      );
    case 'try-now':
      return (
        <Button {...look} kind={kind} suffix={t('pricing.with_plan', { plan })} onClick={onPick}>
          {t('pricing.try_free', { count: TRIAL_DAYS })}
        </Button>
      );
    case 'add':
      return (
        <Button {...look} kind={kind} suffix={short && plan} onClick={onPick}>
          {short ?? t('pricing.choose', { plan })}
        </Button>
      );
  }
}
