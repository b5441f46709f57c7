import type {
  MountedPaymentFields,
  PaymentFieldName,
  PaymentFieldNews,
  PaymentFields,
} from '../../../src/page/payment-fields';
import type { PaymentPlace } from './entry';
import { styleOf } from './style-of';
import { slotField, watchStyle, type SlottedField } from './slotted-field';
import { withDeadline } from './deadline';

/** ms; the timeout for mounting the fields. */
const MOUNT_WITHIN = 10_000;

/** Calls code of the provider. Logs what it throws, so that the form continues. */
export function tryCall(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.error('waybill: paymentFields', error);
  }
}

interface Wanted {
  readonly adapter: PaymentFields;
  readonly host: HTMLElement;
  readonly locale: string;
  readonly places: ReadonlyMap<PaymentFieldName, PaymentPlace>;
  readonly hear: (news: PaymentFieldNews) => void;
  readonly submit: () => void;
}

/** The requested fields of a provider. */
export interface ProviderFields {
  /** Resolves to null if the fields failed to mount or were ended in the meantime. */
  readonly fields: Promise<MountedPaymentFields | null>;
  readonly signal: AbortSignal;
  ring(field: PaymentFieldName, isOn: boolean): void;
  /** Unmounts the fields, even if they arrive later. */
  end(): void;
}

const asked = (fields: unknown): fields is MountedPaymentFields =>
  typeof fields === 'object' &&
  fields !== null &&
  ['show', 'focus', 'tokenize', 'clear', 'unmount'].every((name) => typeof Reflect.get(fields, name) === 'function');

/** Mounts a provider's fields into the containers, and guarantees that they unmount, even if they arrive after `end`. */
export function mountProviderFields({ adapter, host, locale, places, hear, submit }: Wanted): ProviderFields {
  const ending = new AbortController();
  const { signal } = ending;
  const projected = new Map<PaymentFieldName, SlottedField>();
  for (const [field, place] of places) projected.set(field, slotField(host, field, place));
  const ends: (() => void)[] = [];
  const end = (): void => {
    if (signal.aborted) return;
    ending.abort();
    for (const one of ends.splice(0)) tryCall(one);
    for (const one of projected.values()) one.remove();
  };

  const [place] = places.values();
  const mount = async (): Promise<MountedPaymentFields> => {
    if (!place) throw new Error('there is no place for them');
    const fields = await adapter.mount({
      places: projected,
      locale,
      look: styleOf(place.element),
      signal,
      tell: (news) => {
        if (!signal.aborted) hear(news);
      },
      submit: () => {
        if (!signal.aborted) submit();
      },
    });
    if (!asked(fields)) throw new TypeError('mount() did not give fields');
    return fields;
  };

  const fields = withDeadline(MOUNT_WITHIN, signal, mount, (late) => tryCall(() => late.unmount())).then(
    (there) => {
      ends.push(() => there.unmount());
      if (place) ends.push(watchStyle(place.element, (look) => tryCall(() => there.restyle?.(look))));
      return there;
    },
    (error: unknown) => {
      if (!signal.aborted) console.error('waybill: paymentFields could not be mounted.', error);
      end();
      return null;
    },
  );
  return { fields, signal, end, ring: (field, isOn) => projected.get(field)?.ring(isOn) };
}
