/** The actions that a host page's button can name; those with an item are followed by `:package/35` or `:module/12`. */
export const ACTION_NAMES: readonly string[] = 'cart.add cart.remove cart.clear trial.start quote.open'.split(' ');
