import { Icon } from './icon';
import { checkIcon, minusIcon, plusIcon } from './icons';

export { default as stopsCss } from './stops.css?inline';

export interface Stop {
  readonly id: string | number;
  /** `add` and `gone`: what will be. `done`, `now`, `todo`: how far it is. */
  readonly mark: 'done' | 'now' | 'todo' | 'add' | 'gone';
  readonly name: string;
  /** What the mark says, in words for screen readers: "will be added". */
  readonly markLabel?: string;
  /** At the right: an amount, "In your plan". */
  readonly aside?: string;
  /** Why it is here: "Needed by Territory Routing". */
  readonly note?: string;
}

const SHAPES = { done: checkIcon, add: plusIcon, gone: minusIcon } as const;

/** Dependencies, removals, progress: what runs in order, as stops of a route. */
export function Stops({ stops, part = 'stops' }: { stops: readonly Stop[]; part?: string }) {
  return (
    <ol part={part}>
      {stops.map((stop) => (
        <li key={stop.id} className={`stop stop-${stop.mark}`} aria-current={stop.mark === 'now' ? 'step' : undefined}>
          <span className="stop-mark">
            {stop.mark === 'now' && <span className="spinner" />}
            {stop.mark in SHAPES && <Icon shape={SHAPES[stop.mark as keyof typeof SHAPES]} />}
          </span>
          <div className="stop-body">
            <span className="stop-name">
              {stop.name}
              {stop.markLabel && <span className="vh">, {stop.markLabel}</span>}
            </span>
            {stop.aside && <span className="stop-aside">{stop.aside}</span>}
            {stop.note && <span className="stop-note">{stop.note}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
