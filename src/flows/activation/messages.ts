import type { ActivationState } from '../../domain/activation/machine';
import { OrderProgress } from '../../domain/codes/order-progress';
import { progressOutcome, ProgressCode } from '../../domain/codes/progress';

const CHECKED = progressOutcome(OrderProgress.moduleCheck, true);

/** Returns the progress code of the compatibility check; 0 if no check has begun. [ACT-17] */
export const checkProgress = (state: ActivationState): number => {
  if (state.phase === 'idle' || state.action === 'deactivate') return ProgressCode.initial;
  if (state.phase === 'checking') return OrderProgress.moduleCheck;
  return ['asking', 'confirming', 'failed'].includes(state.phase) ? ProgressCode.initial : CHECKED;
};

/**
 * Returns the notification code of an activation; while the check or the purchase runs, that is the code of the check. An unknown
 * outcome does not count as a failure. [CHK-26, CHK-30, CHK-35]
 */
export function activationProgress(state: ActivationState): number {
  if (state.phase === 'idle' || state.phase === 'asking' || state.phase === 'confirming') return ProgressCode.initial;
  const started = state.action === 'activate' ? OrderProgress.enableModule : OrderProgress.disableModule;
  if (state.phase === 'done') return progressOutcome(started, true);
  if (state.phase === 'failed' && state.fault !== 'unsure') return progressOutcome(started, false);
  return state.phase === 'checking' || state.phase === 'buying' || state.phase === 'unknown'
    ? checkProgress(state)
    : started;
}

const TEXTS = {
  [OrderProgress.moduleCheck]: 'checkout.checking_modules',
  [CHECKED]: 'activation.checked',
  [OrderProgress.enableModule]: 'checkout.enabling_module',
  [progressOutcome(OrderProgress.enableModule, true)]: 'checkout.enabled_module',
  [OrderProgress.disableModule]: 'checkout.disabling_module',
  [progressOutcome(OrderProgress.disableModule, true)]: 'checkout.disabled_module',
} as const;

export type ActivationText = (typeof TEXTS)[number] | 'activation.buying';

/** Returns the text keys of what is going on, the check first. [ACT-10, ACT-17, CHK-38 … CHK-41, CHK-47] */
export function activationTexts(state: ActivationState): readonly ActivationText[] {
  const codes = new Set([checkProgress(state), activationProgress(state)]);
  const said = [...codes].flatMap((code) => TEXTS[code] ?? []);
  return state.phase === 'buying' ? [...said, 'activation.buying'] : said;
}
