/** How much nearer each step comes, and how long it takes, in ms: 400 ms for all of it. [LAY-17] */
export const FADE_STEP = 0.1;
export const FADE_EVERY = 40;

/**
 * Lets an element come out of the transparent; what the page has said of its opacity stands again at the end. Whoever wants less
 * motion sees it at once. [LAY-17]
 * @returns the way to end it early
 */
export function fadeIn({ style }: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const was = style.opacity;
  const steps = Math.round(1 / FADE_STEP);
  let step = 0;
  const end = (): void => {
    clearInterval(timer);
    style.opacity = was;
  };
  const timer = setInterval(() => {
    step += 1;
    if (step === steps) end();
    else style.opacity = String(step / steps);
  }, FADE_EVERY);
  style.opacity = '0';
  return end;
}
