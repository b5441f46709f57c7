/** The member part of the `GET /account/session` reply, in the wire format. A missing flag is 0. */
export interface Profile {
  readonly is_subscribed?: 1;
  readonly is_trial?: 1;
  readonly is_primary?: 1;
  readonly is_expired?: 1;
  readonly is_legacy?: 1;
  readonly is_ro?: 1;
  readonly is_indirect?: 1;
  readonly is_affiliate?: 1;
  readonly is_exclusive?: 1;
  readonly is_subscription_canceled?: 1;
  readonly is_subscription_paused?: 1;
  readonly is_mobile_subscription?: 1;
  readonly is_wired_subscription?: 1;
  readonly has_past_due_invoice?: 1;
  readonly expires_at?: string;
  readonly next_invoice_date?: string;
  readonly subscription?: {
    readonly plan_id: number;
    readonly plan_code: string;
    readonly module_ids: readonly number[];
    readonly modules?: readonly {
      readonly id: number;
      readonly bundled: number;
      readonly quantity: number;
      readonly is_refunded?: 1;
    }[];
    /** The fleet size. */
    readonly quantity?: number;
    readonly selected_subpackages?: readonly string[];
    readonly timeframe: string;
    readonly current_period_started_at: string;
    readonly current_period_ends_at: string;
    readonly kind: number;
    readonly state: number;
    /** The subscription is paused, and this member may resume it. */
    readonly can_resume?: 0 | 1;
  };
  readonly billing_info?: {
    readonly type: number;
    readonly first_name: string;
    readonly country: string;
    readonly member_id: number;
  };
  readonly billing_type?: 'shopify' | 'other';
  readonly supported_payment_methods?: readonly number[];
  readonly past_due_invoice?: { readonly number: string; readonly amount: string; readonly due_at: string };
  readonly pending_subscription_change?: { readonly status: string; readonly total: string };
  readonly organization_policy?: { readonly status: number; readonly details: string };
  readonly policy?: Readonly<Record<'features' | 'subscription' | 'settings', { manage: 0 | 1; view: 0 | 1 }>>;
  readonly legacy_cost?: string;
  readonly country: string;
  readonly currency: string;
}

export interface Member {
  readonly id: number;
  readonly name: string;
  /** The name in the account switcher. */
  readonly title: string;
  readonly profile: Profile;
}

/** Returns the email address of a demo account. */
export const addressOf = ({ name }: Pick<Member, 'name'>): string => `${name}@fleet.example`;
