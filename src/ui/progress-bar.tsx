/**
 * Renders a progress bar under a message: indeterminate without `ms`, else a countdown of `ms` milliseconds. Decorative: the text
 * beside it says the same. Styled by `dialogCss`.
 */
export function ProgressBar({ ms }: { ms?: number }) {
  return (
    <div className={ms ? 'bar bar-countdown' : 'bar'} aria-hidden="true">
      <i style={ms ? { animationDuration: `${ms}ms` } : undefined} />
    </div>
  );
}
