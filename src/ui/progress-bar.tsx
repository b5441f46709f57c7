/**
 * Under a message: something runs (no `ms`), or closes by itself in `ms` milliseconds. Only a picture: the text
 * beside it says the same. Styled by `dialogCss`.
 */
export function ProgressBar({ ms }: { ms?: number }) {
  return (
    <div className={ms ? 'bar bar-countdown' : 'bar'} aria-hidden="true">
      <i style={ms ? { animationDuration: `${ms}ms` } : undefined} />
    </div>
  );
}
