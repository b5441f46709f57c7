import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { MethodName } from '../../../src/domain/billing/methods';
import { approvalEntry } from '../../../src/domain/billing/token';
import { useElement } from '../../../src/element/context';
import type { PaymentButton, PaymentButtonMethod } from '../../../src/page/payment-buttons';
import { useRuntime } from '../../../src/hooks/use-runtime';
import type { PaymentStanding } from '../payment/entry';
import { mountProviderButton, type ButtonProblem, type HeldButton } from '../payment/provider-button';

const BUTTONS: readonly MethodName[] = ['amazon', 'paypal'] satisfies PaymentButtonMethod[];
export const isButtonMethod = (method: MethodName): method is PaymentButtonMethod => BUTTONS.includes(method);

let warned: unknown;

/** Returns the button configured for a method; null without a valid one. Warns once about an invalid value. */
function buttonOf(buttons: unknown, method: PaymentButtonMethod): PaymentButton | null {
  const value: unknown = typeof buttons === 'object' && buttons !== null ? Reflect.get(buttons, method) : buttons;
  if (value === undefined || value === null) return null;
  if (typeof value === 'object' && typeof Reflect.get(value, 'mount') === 'function') return value as PaymentButton;
  if (warned !== buttons)
    console.warn('waybill: paymentButtons takes { amazon, paypal }, each an object with mount().', buttons);
  warned = buttons;
  return null;
}

export interface ApprovalState {
  /** A provider's button serves the method. */
  readonly isServed: boolean;
  readonly standing: PaymentStanding;
  /** The account that agreed, '' if the provider does not name it; null before an agreement. */
  readonly account: string | null;
  readonly problem: ButtonProblem | null;
  /** Registers the place of the button. */
  readonly place: (element: HTMLElement | null) => void;
  readonly retry: () => void;
  readonly focus: () => void;
  readonly lock: (isLocked: boolean) => void;
  /** Returns the agreement by the names of the wire; null without one. */
  readonly entry: () => Readonly<Record<string, string>> | null;
  readonly forget: () => void;
}

/** Returns true if the button serves its method; one that could not be loaded leaves the method to the form's own field. */
export const isButtonHere = ({ isServed, standing }: ApprovalState): boolean =>
  isServed && standing !== 'broken' && standing !== 'coming-again';

/**
 * Mounts the provider's button of a method when it first comes into view, and keeps it while the form stays.
 * @param isWanted the method is in view, without a stored agreement
 */
export function useApproval(method: PaymentButtonMethod, isWanted: boolean): ApprovalState {
  const runtime = useRuntime();
  const { host } = useElement();
  const configured: unknown = useSyncExternalStore(
    runtime.watchPage,
    () => runtime.options.paymentButtons,
    () => undefined,
  );
  const adapter = buttonOf(configured, method);
  const button = useRef<HeldButton | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [tries, setTries] = useState(0);
  const [standing, setStanding] = useState<PaymentStanding>('here');
  const [account, setAccount] = useState<string | null>(null);
  const [problem, setProblem] = useState<ButtonProblem | null>(null);
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);

  const come = useEffectEvent((at: HTMLElement, asked: PaymentButton, isAgain: boolean): HeldButton =>
    mountProviderButton(
      asked,
      method,
      at,
      { host, locale: runtime.language(host) },
      {
        stands: (now) => setStanding(now === 'coming' && isAgain ? 'coming-again' : now),
        agreed: (by) => {
          setAccount(by);
          setProblem(null);
        },
        ended: (why) => {
          setAccount(null);
          setProblem(why);
        },
      },
    ),
  );
  useEffect(() => {
    if (!place || !adapter || !wasWanted) return undefined;
    const made = come(place, adapter, tries > 0);
    button.current = made;
    const forget = (): void => {
      made.clear();
      setAccount(null);
    };
    const page = host.ownerDocument.defaultView;
    page?.addEventListener('pagehide', forget);
    return () => {
      page?.removeEventListener('pagehide', forget);
      button.current = null;
      made.end();
      setAccount(null);
    };
  }, [place, adapter, wasWanted, tries, host]);

  return {
    isServed: adapter !== null,
    standing,
    account,
    problem,
    place: setPlace,
    retry: () => setTries((before) => before + 1),
    focus: () => button.current?.focus(),
    lock: useCallback((isLocked: boolean) => button.current?.lock(isLocked), []),
    entry: () => {
      const approval = button.current?.approval();
      return approval ? approvalEntry(method, approval) : null;
    },
    forget: () => {
      button.current?.clear();
      setAccount(null);
      setProblem(null);
    },
  };
}
