import * as z from 'zod/mini';
import type { Cart } from '../domain/cart/types';
import type { SubscriptionKind } from '../domain/codes/subscription';
import { int, recordOrNull, read, text } from './fields';
import { checkOrderItem, toOrderItem, type OrderItem } from './order-item';

/** Input of an order payload. */
export interface OrderWish {
  readonly content: Cart;
  /** Subscription kind. [CHK-14] */
  readonly kind: SubscriptionKind;
  readonly isLegacy: boolean;
  readonly memberId: number;
  readonly trackingId: string | null;
  /** Progress code of the order; 0 for a plain order. [CHK-23 … CHK-27] */
  readonly postState: number;
  /** Payment method; never card data, which travels in the billing update only. [CHK-48] */
  readonly method: number | null;
}

/** Order item with quantities. [CHK-17] */
export type CountedItem = OrderItem & {
  readonly quantity: number;
  /** Codes of the chosen sub-packages. [PRC-25] */
  readonly selected_subpackages: readonly string[];
  readonly modules: Readonly<Record<string, { readonly id: number; readonly srt: string; readonly quantity: number }>>;
};

export interface OrderBody {
  readonly type: SubscriptionKind;
  readonly is_legacy: 0 | 1;
  readonly account: { readonly type: number; readonly tracking_id: string; readonly member_id: number };
  readonly order: { readonly items: readonly CountedItem[]; readonly state: number };
  readonly billing: { readonly type: number } | null;
}

const counted = (item: OrderItem, { plan, lines }: Cart): CountedItem => ({
  ...item,
  quantity: plan?.quantity ?? 0,
  selected_subpackages: plan?.selected ?? [],
  modules: Object.fromEntries(
    Object.entries(item.modules).map(([key, one]) => [key, { ...one, quantity: lines[one.id]?.quantity ?? 1 }]),
  ),
});

/**
 * Encodes the order payload. [CHK-16, CHK-17, API-39]
 * @returns null if the cart fails the order schema [CRT-53]
 */
export function toOrderBody(wish: OrderWish): OrderBody | null {
  const { content, kind, isLegacy, memberId, trackingId, postState, method } = wish;
  const checked = checkOrderItem(toOrderItem(content));
  return checked.ok
    ? {
        type: kind,
        is_legacy: isLegacy ? 1 : 0,
        account: { type: kind, tracking_id: trackingId ?? '', member_id: memberId },
        order: { items: [counted(checked.item, content)], state: postState },
        billing: method === null ? null : { type: method },
      }
    : null;
}

export const orderResultSchema = z.object({ order_id: int, token: text });
export const orderReplySchema = z.object({ result: recordOrNull(orderResultSchema) });

/** An order that the server prepared. */
export interface PreparedOrder {
  readonly orderId: number;
  readonly token: string;
}

/** Reads the reply of `POST /order/update`: `result.order_id` and `result.token`; null if either is absent. [API-39] */
export const readOrder = (body: unknown): PreparedOrder | null => {
  const { order_id: orderId = 0, token = '' } = read(orderReplySchema, body)?.result ?? {};
  return orderId > 0 && token ? { orderId, token } : null;
};

const named = ({ orderId, token }: PreparedOrder) => ({ order_id: orderId, token });

/** Encodes the body of `POST /account/subscription/subscribe`. [API-40] */
export const toSubscribeBody = (order: OrderBody, prepared: PreparedOrder) => ({ ...order, ...named(prepared) });

/** Encodes the body of `POST /account/subscription/module/disable`. [API-41] */
export const toDisableBody = named;
