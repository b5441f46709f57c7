import { useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { UpgradeEvent, UpgradeState } from '../../../../src/domain/checkout/upgrade';
import type { UpgradeFlowState } from '../../../../src/flows/upgrade/slice';
import { currencyOf } from '../../../../src/domain/money/currency';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/runtime/use-money';
import { selectCart } from '../../../../src/store/selectors/cart';
import { selectAccount } from '../../../../src/store/selectors/config';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { arrowLeft } from '../../../../src/ui/icons';
import { SafeHtml } from '../../../../src/ui/safe-html';
import { useSettled } from '../../../../src/ui/use-settled';
import { Cycles } from './cycles';
import { Due } from './due';

interface ChoosingProps {
  readonly state: Extract<UpgradeState, { phase: 'picking' | 'reviewing' }>;
  readonly told: NonNullable<UpgradeFlowState['told']>;
  readonly onStep: (event: UpgradeEvent) => void;
  readonly onCancel: () => void;
}

/**
 * A cycle is picked, then reviewed with all that is due today and why; where none is offered there is the review only.
 * [UPG-04, UPG-05, UPG-06, UPG-07]
 */
export function Choosing({ state, told, onStep, onCancel }: ChoosingProps) {
  const { t } = useT('upgrade');
  const money = useMoney(currencyOf(told.currency));
  const body = useRef<HTMLDivElement>(null);
  const isSettled = useSettled(state.phase);
  const [refusals, setRefusals] = useState(0);

  const { cycles, picked, phase } = state;
  const isPicking = phase === 'picking' && cycles.length > 0;
  const cycle = told.cycles.find(({ timeframe }) => timeframe === picked) ?? null;
  const due = cycle ?? told.due;
  const timeframe = picked ?? state.billing.timeframe;
  const plan = told.title || t('upgrade.title');
  const { subscription } = useSelector(selectAccount);
  const { plan: chosen } = useSelector(selectCart);
  // An empty cart is about the plan that is held.
  const isOwn = chosen === null || chosen.id === subscription?.planId;

  // The button that was pressed is gone: on to what has come, or back to what was picked.
  useLayoutEffect(() => {
    const dialog = body.current?.closest('dialog');
    const next = phase === 'reviewing' ? '.dialog-title' : 'input:checked';
    dialog?.querySelector<HTMLElement>(next)?.focus();
  }, [phase]);
  useLayoutEffect(() => {
    if (refusals > 0) body.current?.querySelector('input')?.focus();
  }, [refusals]);

  const goOn = (): void => {
    if (!isPicking) return;
    onStep({ type: 'next' });
    if (picked === null) setRefusals(refusals + 1);
  };
  /** The second click of a double one was for Next. */
  const confirm = (): void => {
    if (isSettled()) onStep({ type: 'confirmed' });
  };

  return (
    <Dialog
      width="upgrade"
      title={told.title ? t(isOwn ? 'upgrade.title_own' : 'upgrade.title_to', { plan }) : plan}
      steps={told.html.trim() && <SafeHtml html={told.html} part="upgrade-message" />}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      onSubmit={goOn}
      actions={
        <>
          <Button key="cancel" kind="plain" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          {phase === 'reviewing' && (
            <Button key="back" icon={arrowLeft} onClick={() => onStep({ type: 'back' })}>
              {t('upgrade.back')}
            </Button>
          )}
          {isPicking ? (
            <Button key="next" kind="primary" type="submit">
              {t('upgrade.next')}
            </Button>
          ) : (
            <Button key="confirm" kind="primary" onClick={confirm}>
              {due && due.due > 0
                ? t('upgrade.confirm', { amount: money(due.due, 'sum').text })
                : t('upgrade.confirm_free')}
            </Button>
          )}
        </>
      }
    >
      <div ref={body} className="upgrade">
        <output className="vh">
          {isPicking || !due
            ? t('upgrade.choose', { plan })
            : t('upgrade.is_due', { amount: money(due.due, 'sum').text })}
        </output>
        {isPicking ? (
          <Cycles
            told={told}
            picked={picked}
            isUnpicked={state.isUnpicked}
            onPick={(value) => onStep({ type: 'picked', cycle: value })}
          />
        ) : (
          due && <Due due={due} timeframe={timeframe} currency={told.currency} />
        )}
      </div>
    </Dialog>
  );
}
