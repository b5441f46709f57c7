/**
 * Progress codes of long-running operations. Each pair begins with an even code; the odd code after it means success. The
 * codes of orders are in `order-progress`, because no first paint needs them.
 * @see QUO-41, docs/decisions/0047
 */
export const ProgressCode = { initial: 0, error: 4, shareQuote: 42 } as const;

/** Failure codes of operations that have one of their own; others use the general code. */
const OWN_ERROR: Readonly<Record<number, number>> = { [ProgressCode.shareQuote]: 44 };

/** Returns the progress code that follows a started one. [QUO-41, CHK-18, CHK-19, CHK-35] */
export const progressOutcome = (started: number, isDone: boolean): number =>
  isDone ? started + 1 : (OWN_ERROR[started] ?? ProgressCode.error);
