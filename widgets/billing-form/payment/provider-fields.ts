import type {
  MountedPaymentFields,
  PaymentFieldName,
  PaymentFieldNews,
  PaymentFields,
} from '../../../src/page/payment-fields';
import type { PaymentPlace } from './entry';
import { hasFunctions, mountProvider } from './mount-provider';
import { slotElement, type SlottedField } from './slotted-field';

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

const areFields = (fields: unknown): fields is MountedPaymentFields =>
  hasFunctions(fields, ['show', 'focus', 'tokenize', 'clear', 'unmount']);

/** Mounts a provider's fields into the containers. */
export function mountProviderFields({ adapter, host, locale, places, hear, submit }: Wanted): ProviderFields {
  const projected = new Map<PaymentFieldName, SlottedField>();
  for (const [field, { element }] of places) projected.set(field, slotElement(host, `waybill-${field}`, element));
  const [place] = places.values();
  const { drawn, signal, end } = mountProvider({
    option: 'paymentFields',
    place: place?.element,
    isDrawn: areFields,
    mount: (look, until) =>
      adapter.mount({
        places: projected,
        locale,
        look,
        signal: until,
        tell: (news) => {
          if (!until.aborted) hear(news);
        },
        submit: () => {
          if (!until.aborted) submit();
        },
      }),
    leave: () => {
      for (const one of projected.values()) one.remove();
    },
  });
  return { fields: drawn, signal, end, ring: (field, isOn) => projected.get(field)?.ring(isOn) };
}
