/**
 * Ways in which backends of the platform differ although all follow the documents. The default of every quirk (PLAIN) is
 * the plain reading of the documents.
 */
export interface Quirks {
  /** Whether numbers, ids, flags and `status` are text or numbers. */
  readonly numbers: 'text' | 'number';
  /** Whether lists of ids and codes are "1,2,3", JSON arrays, or strings that contain a JSON array. */
  readonly lists: 'comma' | 'array' | 'json';
  /** Whether `ids` of a package is a map from id to id, or a list. */
  readonly ids: 'map' | 'list';
  /**
   * Where a reply is wrapped: as documented, in `data`, in `result`, or not at all. With `bare` only lists lose their
   * envelope. A list without an envelope is the whole body, so it has no `status`.
   */
  readonly envelope: 'documents' | 'data' | 'result' | 'none' | 'bare';
  /** Whether amounts are written as 1199.00 or as 1,199.00. */
  readonly amounts: 'plain' | 'thousands';
  /** Makes the price of one package or add-on unreadable: words, null, or missing. */
  readonly unreadablePrice: { readonly id: number; readonly as: 'words' | 'null' | 'absent' } | null;
  /** Cents that are added to the totals of a cart with a package, without a line that shows them. */
  readonly surcharge: number;
  /** Whether all records have a `quantity`, none, or all except metered add-ons. */
  readonly quantities: 'given' | 'absent' | 'absent when metered';
  /** Whether the list of packages includes a list of categories, besides `catid` and `catname` of each package. */
  readonly categories: 'absent' | 'listed';
  /** Whether packages name their category. */
  readonly planCategories: 'given' | 'absent';
  /** Whether the billing cycle of a package is written as monthly or annual, as month or year, or not at all. */
  readonly billingCycle: 'monthly or annual' | 'month or year' | 'absent';
  /** Which billing cycles are for sale. */
  readonly sold: 'both' | 'monthly' | 'annual';
  /** Whether the session is at top level, in `data` or in `result`, or lacks `member_id`. */
  readonly session: 'flat' | 'data' | 'result' | 'without member_id';
  /** Whether session flags have their newer names (is_subscribed) or the older ones (subscribed). */
  readonly sessionNames: 'is_subscribed' | 'subscribed';
  /** Whether payment methods are "1,2,3,4", a list of numbers, a list of names, or missing. */
  readonly paymentMethods: 'comma' | 'list' | 'names' | 'absent';
  /** Whether the subscription info is given, or 404 as for an account without a subscription. */
  readonly subscriptionInfo: 'given' | '404';
  /** Whether invoices have `invoice_number`, `date` and `total`, or `number`, `issued_at` and `amount`. */
  readonly invoiceNames: 'documented' | 'other';
  /** Removes what identifies one record, or every record, of a list. */
  readonly unreadable: {
    readonly list: 'packages' | 'modules' | 'invoices' | 'cart';
    readonly which: 'one' | 'all';
  } | null;
  /** Whether CORS allows every requested header, or only Authorization and Content-Type. */
  readonly cors: 'any' | 'simple';
  /** Whether HTTP 404 for an unknown call has a JSON body or an HTML page. */
  readonly unknownCalls: 'json' | 'html';
  /** Whether the status of a reply is in the body (over HTTP 200), in the HTTP status, or in both. */
  readonly statusIn: 'body' | 'http' | 'both';
  /** Whether dates are written as 2026-12-20 or as 2026-12-20 00:00:00. */
  readonly dates: 'iso' | 'sql';
  /** Whether the upgrade message includes billing cycles to choose from. */
  readonly upgradeMessage: 'with cycles' | 'alone';
  /** Whether a call for one record replies with the record or with a list of one. */
  readonly details: 'record' | 'list';
  /** What is empty: nothing, the bodies of writes, all lists, or the body of the catalogue. */
  readonly empty: 'nothing' | 'writes' | 'lists' | 'catalogue';
  /** Whether it looks at tokens, origins, types, sizes and keys, of which the documents say little, or at none of them. */
  readonly guards: 'none' | 'all';
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
  guards: 'none',
};
