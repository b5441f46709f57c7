/** An item of a legacy contract. */
export interface Earlier {
  readonly title: string;
  /** Price per month, in major units of the account's currency. */
  readonly price: string;
  readonly becomes: readonly { readonly id: number; readonly quantity?: number }[];
}

const ROUTING = [101, 102, 103, 181].map((id) => ({ id }));

/** Items of the demo accounts' legacy contracts and their successors. The prices add up to `legacy_cost`. */
export const EARLIER: Readonly<Record<string, readonly Earlier[]>> = {
  legacy: [
    { title: 'Route Planner Classic', price: '64.00', becomes: ROUTING },
    { title: 'Desktop Planner', price: '15.00', becomes: [] },
  ],
  store: [{ title: 'Route Planner Classic', price: '68.00', becomes: ROUTING }],
  wired: [
    { title: 'Route Planner Classic', price: '50.00', becomes: ROUTING },
    { title: 'GPS Tracking, 12 vehicles', price: '24.00', becomes: [{ id: 152, quantity: 12 }] },
  ],
  custom: [
    { title: 'Routing Manage', price: '49.00', becomes: [{ id: 101 }] },
    { title: 'Address Book Manager', price: '19.00', becomes: [{ id: 102 }, { id: 103 }] },
    { title: 'Order Management', price: '39.00', becomes: [{ id: 121 }] },
    { title: 'Geofencing', price: '20.00', becomes: [{ id: 141 }] },
  ],
};

/** The devices of the demo accounts' drivers. Apps older than `OLDEST` cannot open routes of a custom solution. */
export const SEEDED_DEVICES: Readonly<
  Record<string, readonly (readonly [name: string, platform: string, app: string])[]>
> = {
  legacy: [
    ['Anselm Okoye', 'Android 9', '4.2.0'],
    ['Priya Nair', 'iPhone, iOS 14', '4.1.7'],
    ['Tomasz Wrona', 'Android 8.1', '3.9.2'],
    ['Mei-Ling Chao', 'iPhone, iOS 18', '5.3.0'],
  ],
  store: [['Robin Vance', 'iPhone, iOS 18', '5.3.0']],
  custom: [['Ines Duarte', 'Android 7', '4.0.4']],
};

/** The first app version that supports custom solutions. */
export const OLDEST = '5.0.0';
