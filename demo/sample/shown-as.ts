/** Members of the sample shop whose account a widget shows, by the widget's name; the other widgets are a visitor's. */
export const MEMBERS: Readonly<Record<string, number>> = {
  subscription: 1002,
  'invoice-list': 1010,
  'billing-form': 1002,
  'payment-banner': 1010,
};

/**
 * Returns the member as whom a page is shown that names none.
 * @param tags of the widgets on the page; the first one that is about an account decides
 * @returns null where no widget is about an account
 */
export const memberShown = (tags: readonly string[]): number | null =>
  tags.map((tag) => MEMBERS[tag.replace('waybill-', '')]).find((id) => id !== undefined) ?? null;
