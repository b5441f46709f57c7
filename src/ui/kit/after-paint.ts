/** ms; a tab that nobody looks at paints nothing. */
const UNSEEN = 250;

/**
 * Runs something after the frame that shows what changed is painted, so that whoever types or presses sees first that it was
 * heard. A frame's callbacks come before its painting, and a task of its own after it.
 * @returns the way out, before it has run
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
