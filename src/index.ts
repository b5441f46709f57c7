/** Public functions and types. Importing this file registers nothing and has no side effect. */
export { waybill, type Waybill } from './app/public';
export type { Finding, FindingCode, Mender, Severity } from './doctor/kit/finding';
export type { WaybillOptions } from './page/options';
export type {
  MountedPaymentFields,
  PaymentFieldName,
  PaymentFieldNews,
  PaymentFieldPlace,
  PaymentFields,
  PaymentFieldsLook,
  PaymentFieldsMethod,
  PaymentFieldsPage,
  PaymentFieldState,
  PaymentTokenReply,
  PaymentTokenRequest,
} from './page/payment-fields';
export type {
  MountedPaymentButton,
  PaymentAgreement,
  PaymentButton,
  PaymentButtonMethod,
  PaymentButtonPage,
  PaymentButtons,
} from './page/payment-buttons';
export type { EventDetails, EventName, PlanSelectDetail, WaybillEventMap } from './bus/events';
export type { CartSnapshot } from './store/cart-snapshot';
export type { CartOutcome } from './store/outcome';
