import type { CardType } from '../../../src/domain/billing/card-type';
import type { Expiry } from '../../../src/domain/billing/expiry';
import type { MethodName } from '../../../src/domain/billing/methods';
import type { PaymentFaults, PaymentField } from '../../../src/domain/billing/payment';
import { cardTypeNamed, readTokenAnswer, tokenEntry } from '../../../src/domain/billing/token';
import type {
  MountedPaymentFields,
  PaymentFieldName,
  PaymentFieldNews,
  PaymentFields,
  PaymentFieldsMethod,
} from '../../../src/page/payment-fields';
import { tryCall } from './mount-provider';
import { mountProviderFields, type ProviderFields } from './provider-fields';
import type { DirectFields } from './direct';
import type { PaymentEntry, PaymentHearer, PaymentLook, PaymentPlace, PaymentReading } from './entry';
import { GivenUp, withDeadline } from './deadline';

/** ms; the same timeout as that of a write. */
const TOKEN_WITHIN = 30_000;

/** The fields of a method that a provider replaces. The name stays a direct input. */
const TAKEN: Readonly<Record<PaymentFieldsMethod, readonly PaymentFieldName[]>> = {
  credit_card: ['cardno', 'cvv'],
  ach: ['routing_number', 'account_number'],
};
const NAMES = { credit_card: 'name_on_account', ach: 'ach_name' } as const;

interface Around {
  readonly host: HTMLElement;
  readonly locale: () => string;
}

/** Combines a provider's hosted fields with direct inputs. Expects that the provider may fail to load, throw, or never answer. */
export function hostedFields(adapter: PaymentFields, direct: DirectFields, { host, locale }: Around): PaymentEntry {
  const methods = new Set<MethodName>(adapter.methods ?? ['credit_card']);
  const taken = (method: MethodName): readonly PaymentFieldName[] =>
    (method === 'credit_card' || method === 'ach') && methods.has(method) ? TAKEN[method] : [];
  const hosted = new Set<PaymentField>([...taken('credit_card'), ...taken('ach')]);
  const isHosted = (field: PaymentField): field is PaymentFieldName => hosted.has(field);

  const places = new Map<PaymentFieldName, PaymentPlace>();
  const looks = new Map<PaymentFieldName, PaymentLook>();
  const news = new Map<PaymentFieldName, PaymentFieldNews>();
  const forgotten = new Set<PaymentFieldName>();
  let hearer: PaymentHearer | undefined;
  let brought: ProviderFields | undefined;
  let there: MountedPaymentFields | null = null;
  /** The field to focus once the provider's fields have loaded. */
  let wanted: PaymentFieldName | undefined;
  let wasBroken = false;

  const show = (field: PaymentFieldName): void => {
    const look = looks.get(field);
    if (!look) return;
    const { label, hint, error, isLocked } = look;
    tryCall('paymentFields', () => there?.show(field, { label, hint, error, isLocked }));
  };

  const cardType = (): CardType | '' => cardTypeNamed(news.get('cardno')?.cardType);

  function hear(told: PaymentFieldNews): void {
    const { field, isEmpty, isFocused } = told;
    if (!isHosted(field)) return;
    // Ignores a report that the provider sent before `clear`.
    if (forgotten.has(field) && !isEmpty && !isFocused) return;
    forgotten.delete(field);
    const before = news.get(field);
    news.set(field, told);
    brought?.ring(field, isFocused);
    const isMove = before !== undefined && before.isFocused !== isFocused;
    // The initial report of an empty field is no input.
    if (!isMove && !(isEmpty && before?.isEmpty !== false)) hearer?.tell({ field, cardType: cardType() });
  }

  const focus = (field: PaymentFieldName): void => tryCall('paymentFields', () => there?.focus(field));
  /** Focuses the wanted field, unless the person has focused another element in the meantime. */
  function focusWanted(): void {
    const { activeElement, body } = host.ownerDocument;
    if (wanted && activeElement === body) focus(wanted);
    wanted = undefined;
  }

  function end(): void {
    brought?.end();
    brought = undefined;
    there = null;
    news.clear();
    forgotten.clear();
  }

  function come(): void {
    end();
    hearer?.stands(wasBroken ? 'coming-again' : 'coming');
    const submit = (): void => hearer?.submit();
    const mine = mountProviderFields({ adapter, host, locale: locale(), places, hear, submit });
    brought = mine;
    void mine.fields.then((fields) => {
      if (brought !== mine) return;
      there = fields;
      if (fields) for (const field of places.keys()) show(field);
      else brought = undefined;
      wasBroken = !fields;
      hearer?.stands(fields ? 'here' : 'broken');
      focusWanted();
    });
  }

  const faultsTold = (method: MethodName): PaymentFaults =>
    Object.fromEntries(
      taken(method).flatMap((field) => {
        const { isEmpty = true, isComplete = false } = news.get(field) ?? {};
        return isComplete ? [] : [[field, isEmpty ? 'missing' : 'invalid']];
      }),
    );

  function faults(method: MethodName): PaymentFaults {
    const ours = Object.entries(direct.faults(method)).filter(([field]) => !hosted.has(field as PaymentField));
    // The errors of a field are unknown until it has loaded.
    return { ...Object.fromEntries(ours), ...(there && faultsTold(method)) };
  }

  async function tokenOf(method: PaymentFieldsMethod, expiry: Expiry): Promise<PaymentReading> {
    const { signal = AbortSignal.abort(), fields } = brought ?? {};
    const ready = await fields;
    if (!ready) return { kind: 'absent' };
    const wrong = faults(method);
    if (Object.keys(wrong).length > 0) return { kind: 'wrong', faults: wrong };
    const name = direct.typed(NAMES[method]).trim();
    const waiting = new AbortController();
    try {
      const answer: unknown = await withDeadline(TOKEN_WITHIN, signal, () =>
        ready.tokenize({ method, name, expiry: method === 'credit_card' ? expiry : null, signal: waiting.signal }),
      );
      const read = readTokenAnswer(answer, method);
      if (!read) throw new TypeError('tokenize() answered something that is no token');
      if ('faults' in read) return { kind: 'wrong', faults: read.faults };
      return { kind: 'complete', entry: tokenEntry(method, name, read.payment) };
    } catch (error) {
      waiting.abort();
      if (signal.aborted) return { kind: 'absent' };
      console.error('waybill: paymentFields gave no token.', error instanceof GivenUp ? error.message : error);
      return { kind: 'broken' };
    }
  }

  return {
    mount(all, listener) {
      hearer = listener;
      const own = new Map<PaymentField, PaymentPlace>();
      for (const [field, place] of all) {
        if (isHosted(field)) places.set(field, place);
        else own.set(field, place);
      }
      const unmount = direct.mount(own, listener);
      return () => {
        hearer = undefined;
        end();
        places.clear();
        unmount();
      };
    },
    want(method) {
      if (!brought && taken(method).length > 0) come();
    },
    isHosted,
    show(field, look) {
      if (!isHosted(field)) return direct.show(field, look);
      looks.set(field, look);
      show(field);
    },
    focus(field) {
      if (!isHosted(field)) direct.focus(field);
      else if (there) focus(field);
      else wanted = field;
    },
    faults,
    async read(method, expiry) {
      if (taken(method).length === 0 || (method !== 'credit_card' && method !== 'ach'))
        return direct.read(method, expiry);
      return tokenOf(method, expiry);
    },
    clear() {
      direct.clear();
      for (const field of news.keys()) forgotten.add(field);
      news.clear();
      tryCall('paymentFields', () => there?.clear());
    },
  };
}
