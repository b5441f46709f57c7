/**
 * Describes the questions once everything else is there: only search engines read that, so where it can't be loaded nobody is
 * bothered.
 * @returns takes them out of the description again
 */
export function describeLate(host: HTMLElement, items: readonly HTMLDetailsElement[]): () => void {
  let isLeft = false;
  let withdraw: (() => void) | undefined;
  void import('./questions').then(
    ({ describeQuestions }) => {
      if (!isLeft) withdraw = describeQuestions(host, items);
    },
    () => undefined,
  );
  return () => {
    isLeft = true;
    withdraw?.();
  };
}
