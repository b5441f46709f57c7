import type { PaymentFieldsLook } from '../../../src/page/payment-fields';
import { watchStyle } from './slotted-field';
import { styleOf } from './style-of';
import { withDeadline } from './deadline';

/** ms; the timeout for mounting what a provider draws. */
const MOUNT_WITHIN = 10_000;

/** The option of `waybill.configure` that holds the provider's code. */
export type ProviderOption = 'paymentFields' | 'paymentButtons';

/** Calls code of the provider. Logs what it throws, so that the form continues. */
export function tryCall(option: ProviderOption, work: () => void): void {
  try {
    work();
  } catch (error) {
    console.error(`waybill: ${option}`, error);
  }
}

interface Drawn {
  unmount(): void;
  restyle?(look: PaymentFieldsLook): void;
}

interface Wanted<T extends Drawn> {
  readonly option: ProviderOption;
  /** Any of the places, for the style; undefined if there is none. */
  readonly place: HTMLElement | undefined;
  readonly mount: (look: PaymentFieldsLook, signal: AbortSignal) => unknown;
  readonly isDrawn: (value: unknown) => value is T;
  /** Takes the places out of the page again. */
  readonly leave: () => void;
}

/** What a provider was asked to draw. */
export interface Mounting<T> {
  /** Resolves to null if mounting failed, or was ended in the meantime. */
  readonly drawn: Promise<T | null>;
  readonly signal: AbortSignal;
  /** Unmounts it, even if it arrives later. */
  end(): void;
}

/** Lets a provider draw into its places, and guarantees that it unmounts, even if it arrives after `end`. */
export function mountProvider<T extends Drawn>({ option, place, mount, isDrawn, leave }: Wanted<T>): Mounting<T> {
  const ending = new AbortController();
  const { signal } = ending;
  const ends: (() => void)[] = [];
  const end = (): void => {
    if (signal.aborted) return;
    ending.abort();
    for (const one of ends.splice(0)) tryCall(option, one);
    leave();
  };
  const ask = async (): Promise<T> => {
    if (!place) throw new Error('there is no place for it');
    const answer = await mount(styleOf(place), signal);
    if (!isDrawn(answer)) throw new TypeError('mount() did not answer what was asked for');
    return answer;
  };
  const drawn = withDeadline(MOUNT_WITHIN, signal, ask, (late) => tryCall(option, () => late.unmount())).then(
    (there) => {
      ends.push(() => there.unmount());
      if (place) ends.push(watchStyle(place, (look) => tryCall(option, () => there.restyle?.(look))));
      return there;
    },
    (error: unknown) => {
      if (!signal.aborted) console.error(`waybill: ${option} could not be mounted.`, error);
      end();
      return null;
    },
  );
  return { drawn, signal, end };
}

/** Returns whether a value has all the functions. */
export const hasFunctions = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'function');
