/** The cart of a member or a visitor. */
export interface Cart {
  packageId: number | null;
  /** Quantities by the id of the add-on. */
  readonly modules: Map<number, number>;
}

export interface Invoice {
  readonly number: string;
  readonly day: string;
  readonly title: string;
  readonly total: number;
  readonly isPaid: boolean;
}

export interface Account {
  readonly memberId: number;
  readonly isIndirect: boolean;
  isExpired: boolean;
  packageId: number | null;
  readonly moduleIds: Set<number>;
  readonly invoices: Invoice[];
  /** The stored billing fields; card numbers and security codes are not among them. */
  billing: Record<string, string>;
}

export interface Order {
  readonly id: number;
  readonly memberId: number;
  readonly total: number;
}

export interface State {
  readonly accounts: ReadonlyMap<string, Account>;
  /** Carts by key: `member-2002`, or `visitor-` and the tracking id. */
  readonly carts: Map<string, Cart>;
  readonly orders: Order[];
  readonly shared: Record<string, unknown>[];
  readonly guides: Record<string, unknown>[];
  visitors: number;
}

const account = (memberId: number, packageId: number | null, more: Partial<Account> = {}): Account => ({
  memberId,
  isIndirect: false,
  isExpired: false,
  packageId,
  moduleIds: new Set(),
  invoices: [],
  billing: {},
  ...more,
});

const INVOICES: readonly Invoice[] = [
  { number: 'B-1003', day: '2026-11-20', title: 'Courier, November', total: 161_00, isPaid: true },
  { number: 'B-1002', day: '2026-10-20', title: 'Courier, October', total: 161_00, isPaid: true },
  { number: 'B-1001', day: '2026-09-20', title: 'Courier, September', total: 149_00, isPaid: true },
];

const CARD = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  company: 'Parcel Post',
  address1: '1 Quay Street',
  city: 'Tampa',
  state: 'FL',
  zip: '33602',
  country: 'US',
  phone: '8135550100',
  type: '1',
  card_type: 'visa',
  first_six: '411111',
  last_four: '1111',
  year: '2030',
  month: '4',
  name_on_account: '',
};

/** The fixed date of today, from which all other dates derive. */
export const TODAY = '2026-11-22';
export const PERIOD_ENDS = '2026-12-20';

export const freshState = (): State => ({
  accounts: new Map([
    ['newcomer', account(2001, null)],
    ['subscriber', account(2002, 101, { moduleIds: new Set([7]), invoices: [...INVOICES], billing: { ...CARD } })],
    ['indirect', account(2003, null, { isIndirect: true })],
    ['expired', account(2004, 105, { isExpired: true, billing: { ...CARD } })],
  ]),
  carts: new Map(),
  orders: [],
  shared: [],
  guides: [],
  visitors: 0,
});

export function cartOf(state: State, owner: string): Cart {
  const known = state.carts.get(owner) ?? { packageId: null, modules: new Map<number, number>() };
  state.carts.set(owner, known);
  return known;
}
