import { CARD_NAMES, type CardType } from '../../../src/domain/billing/card-type';
import { useT } from '../../../src/i18n/use-t';
import { PaymentMark } from '../../../src/ui/payment-mark';

/** The accepted card types that are shown before a number is typed. The rarer ones show once their number is recognized. */
const SHOWN = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'maestro',
] as const satisfies readonly CardType[];

/** Renders the accepted cards beside the label of the number; the others fade when one is recognized. */
export function AcceptedCards({ cardType }: { readonly cardType: CardType | '' }) {
  const { t } = useT('billing_form');
  return (
    <div className="bill-accepted">
      <span className="vh">
        {t('billing_form.accepted', { cards: SHOWN.map((type) => CARD_NAMES[type]).join(', ') })}
      </span>
      {SHOWN.map((type) => (
        <span key={type} className={cardType && cardType !== type ? 'is-other' : undefined}>
          <PaymentMark of={type} />
        </span>
      ))}
    </div>
  );
}

/** Renders the recognized card type within the field of the number. */
export function RecognizedCard({ cardType }: { readonly cardType: CardType | '' }) {
  if (!cardType) return null;
  return (
    <span className="cardmark" part="card-type">
      <PaymentMark of={cardType} />
      <span className="vh">{CARD_NAMES[cardType]}</span>
    </span>
  );
}

/** Draws where the security code is printed: on the back, or on the front of an American Express card. */
export function CodePlace({ isFront }: { readonly isFront: boolean }) {
  return (
    <svg className="cvv-place" viewBox="0 0 32 20" aria-hidden="true">
      <rect x=".75" y=".75" width="30.5" height="18.5" rx="3" />
      {isFront ? <path d="M5 14h9" /> : <path className="stripe" d="M1 5.5h30" />}
      <rect className="code" x={isFront ? 19 : 17} y={isFront ? 5 : 10.5} width="9.5" height="5.5" rx="1.5" />
    </svg>
  );
}
