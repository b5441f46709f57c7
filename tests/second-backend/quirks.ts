/**
 * What one backend of the platform does otherwise than another, although both follow the documents. Every switch starts at
 * the plain reading of the documents.
 */
export interface Quirks {
  /** Numbers, ids, flags and `status` are written as text, or as numbers. */
  readonly numbers: 'text' | 'number';
  /** Lists of ids and codes are written as "1,2,3", as a JSON array, or as a text that holds a JSON array. */
  readonly lists: 'comma' | 'array' | 'json';
  /** `ids` of a package is a map from id to id, or a list like the others. */
  readonly ids: 'map' | 'list';
  /**
   * A reply stands where the documents say, in `data`, in `result`, or at top level; with `bare` only lists lose their
   * envelope. A list at top level is the whole reply, so that it has no `status`.
   */
  readonly envelope: 'documents' | 'data' | 'result' | 'none' | 'bare';
  /** Amounts are written as 1199.00, or with a separator of thousands as 1,199.00. */
  readonly amounts: 'plain' | 'thousands';
  /** The price of this package or add-on is words, null, or left out. */
  readonly unreadablePrice: { readonly id: number; readonly as: 'words' | 'null' | 'absent' } | null;
  /** Cents that the server adds to the totals of a cart with a package, and that no line shows. */
  readonly surcharge: number;
  /** `quantity` is told of every record, of none, or of all but metered add-ons. */
  readonly quantities: 'given' | 'absent' | 'absent when metered';
  /** The list of packages comes with a list of its categories, or only with `catid` and `catname` of each package. */
  readonly categories: 'absent' | 'listed';
  /** Packages tell their category, or none of them does. */
  readonly planCategories: 'given' | 'absent';
  /** A package tells its billing cycle as monthly or annual, as month or year, or not at all. */
  readonly billingCycle: 'monthly or annual' | 'month or year' | 'absent';
  /** Packages are sold by the month and by the year, or only in one of the two ways. */
  readonly sold: 'both' | 'monthly' | 'annual';
  /** The session is at top level, in `data`, in `result`, or lacks `member_id`. */
  readonly session: 'flat' | 'data' | 'result' | 'without member_id';
  /** The session uses the names of the second document (is_subscribed), or those of the first (subscribed). */
  readonly sessionNames: 'is_subscribed' | 'subscribed';
  /** Payment methods are told as "1,2,3,4", as a list of numbers, as a list of names, or not at all. */
  readonly paymentMethods: 'comma' | 'list' | 'names' | 'absent';
  /** The call for the subscription knows it, or answers 404 as for an account that has none. */
  readonly subscriptionInfo: 'given' | '404';
  /** Invoices are written with `invoice_number`, `date` and `total`, or with `number`, `issued_at` and `amount`. */
  readonly invoiceNames: 'documented' | 'other';
  /** One record of this list, or every one, lacks what identifies it. */
  readonly unreadable: {
    readonly list: 'packages' | 'modules' | 'invoices' | 'cart';
    readonly which: 'one' | 'all';
  } | null;
  /** A preflight allows every header that is asked for, or only Authorization and Content-Type. */
  readonly cors: 'any' | 'simple';
  /** A call that the server does not know is answered with HTTP 404 as JSON, or as a page of HTML. */
  readonly unknownCalls: 'json' | 'html';
  /** The outcome is told by `status` in the body over HTTP 200, by the HTTP status alone, or by both. */
  readonly statusIn: 'body' | 'http' | 'both';
  /** Dates are written as 2026-12-20, or as 2026-12-20 00:00:00. */
  readonly dates: 'iso' | 'sql';
  /** The message of an upgrade comes with billing cycles to choose from, or alone. */
  readonly upgradeMessage: 'with cycles' | 'alone';
  /** A call for one record answers with the record, or with a list of one. */
  readonly details: 'record' | 'list';
  /** Nothing is empty; or writes answer without a body; or lists have no records; or the catalogue has no body. */
  readonly empty: 'nothing' | 'writes' | 'lists' | 'catalogue';
}

export const PLAIN: Quirks = {
  numbers: 'text',
  lists: 'comma',
  ids: 'map',
  envelope: 'documents',
  amounts: 'plain',
  unreadablePrice: null,
  surcharge: 0,
  quantities: 'given',
  categories: 'absent',
  planCategories: 'given',
  billingCycle: 'monthly or annual',
  sold: 'both',
  session: 'flat',
  sessionNames: 'is_subscribed',
  paymentMethods: 'comma',
  subscriptionInfo: 'given',
  invoiceNames: 'documented',
  unreadable: null,
  cors: 'any',
  unknownCalls: 'json',
  statusIn: 'body',
  dates: 'iso',
  upgradeMessage: 'with cycles',
  details: 'record',
  empty: 'nothing',
};
