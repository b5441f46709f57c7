/** The fallback delay (ms), because a hidden tab never paints. */
const UNSEEN = 250;

/**
 * Runs a callback after the next paint, so that a person who types or presses a button first sees the response. Callbacks of
 * `requestAnimationFrame` run before the paint, and a task that they schedule runs after it.
 * @returns a function that cancels the callback
 */
export function afterPaint(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout>;
  const leave = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(unseen);
    clearTimeout(task);
  };
  const done = (): void => {
    leave();
    run();
  };
  const unseen = setTimeout(done, UNSEEN);
  const frame = requestAnimationFrame(() => {
    task = setTimeout(done);
  });
  return leave;
}
