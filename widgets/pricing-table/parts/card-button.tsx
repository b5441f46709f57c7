import { TRIAL_DAYS } from '../../../src/domain/subscription/trial';
import type { PlanButton } from '../../../src/domain/cart/buttons';
import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/runtime/use-route';
import { Button } from '../../../src/ui/button';
import { check } from '../../../src/ui/icons';

interface CardButtonProps {
  readonly state: PlanButton;
  readonly plan: string;
  /** The one filled button of the row. */
  readonly isFilled: boolean;
  readonly isBusy: boolean;
  readonly onPick: () => void;
}

/** What the button of a package says and does, by who is looking and what is in the cart. [CRT-39, PRC-32] */
export function CardButton({ state, plan, isFilled, isBusy, onPick }: CardButtonProps) {
  const { t } = useT('pricing');
  const contact = useRoute('contact');
  const kind = isFilled || isBusy ? 'primary' : 'secondary';

  if (isBusy)
    return (
      <Button block kind={kind} busy>
        {t('pricing.adding')}
      </Button>
    );
  switch (state) {
    case 'contact':
      return (
        <Button block kind={kind} {...contact} suffix={t('pricing.with_plan', { plan })}>
          {t('pricing.contact')}
        </Button>
      );
    case 'current-plan':
      return (
        <Button block kind="current" suffix={plan}>
          {t('pricing.current_plan')}
        </Button>
      );
    case 'selected':
      return (
        <Button block pressed icon={check} suffix={plan} onClick={onPick}>
          {t('pricing.in_cart')}
        </Button>
      );
    case 'enabled':
      return (
        <Button block kind="current" suffix={plan}>
          {t('pricing.enabled')}
        </Button>
      );
    case 'enable':
      return (
        <Button block kind={kind} suffix={plan} onClick={onPick}>
          {t('pricing.enable')}
        </Button>
      );
    case 'try-now':
      return (
        <Button block kind={kind} suffix={t('pricing.with_plan', { plan })} onClick={onPick}>
          {t('pricing.try_free', { count: TRIAL_DAYS })}
        </Button>
      );
    case 'add':
      return (
        <Button block kind={kind} onClick={onPick}>
          {t('pricing.choose', { plan })}
        </Button>
      );
  }
}
