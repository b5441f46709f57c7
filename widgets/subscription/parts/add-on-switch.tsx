import { useEffect, useRef } from 'react';
import type { ModuleAction } from '../../../src/domain/activation/machine';
import type { HeldModule } from '../../../src/domain/subscription/info';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';

interface AddOnSwitchProps {
  readonly module: HeldModule;
  /** True while this add-on is being activated or deactivated. */
  readonly isBusy: boolean;
  /** The activation only opens its question; nothing has changed yet. */
  readonly isAsking: boolean;
  /** Disables the switch while another add-on is switching, because activations run one at a time. */
  readonly isHeld: boolean;
  /** The id of the sentence that says why the switch is disabled. */
  readonly reason: string | null;
  readonly onSwitch: (action: ModuleAction) => void;
}

/** Renders the button that switches an add-on on or off. The button regains the focus after its row has moved. [ACT-13] */
export function AddOnSwitch({ module, isBusy, isAsking, isHeld, reason, onSwitch }: AddOnSwitchProps) {
  const { t } = useT('subscription');
  const ref = useRef<HTMLSpanElement>(null);
  const { isActive, title } = module;
  /** The value of `isActive` at the press. */
  const pressed = useRef<boolean | null>(null);

  useEffect(() => {
    const { activeElement, body } = document;
    if (pressed.current !== !isActive || activeElement !== body) return;
    ref.current?.querySelector('button')?.focus();
  }, [isActive]);

  const press = (): void => {
    pressed.current = isActive;
    onSwitch(isActive ? 'deactivate' : 'activate');
  };
  const idle = isActive ? 'subscription.deactivate' : 'subscription.activate';
  const doing = isActive ? 'subscription.deactivating' : 'subscription.activating';
  const busy = isAsking ? 'subscription.opening' : doing;
  return (
    <span className="row-control" ref={ref}>
      <Button
        kind={isBusy && !isAsking ? 'primary' : 'secondary'}
        busy={isBusy}
        disabled={isHeld || reason !== null}
        describedBy={reason ?? undefined}
        suffix={title}
        onClick={press}
      >
        {t(isBusy ? busy : idle)}
      </Button>
    </span>
  );
}
