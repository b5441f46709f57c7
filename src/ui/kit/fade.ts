/** Opacity step and interval (ms) of a fade: 400 ms in total. [LAY-17] */
export const FADE_STEP = 0.1;
export const FADE_EVERY = 40;

/**
 * Fades an element in and then restores the page's own opacity. With reduced motion the element appears at once. [LAY-17]
 * @returns a function that ends the fade early
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
