import { Bar } from './skeleton';

/** Renders the skeleton of a package card with the card's grid, paddings and control heights, so that loading causes no layout shift. */
export function CardSkeleton({ items = 5 }: { items?: number }) {
  return (
    <div className="card">
      <div className="card-head">
        <div className="card-title">
          <Bar width="60%" />
        </div>
        <div className="card-lead">
          <Bar width="95%" />
          <Bar width="70%" />
        </div>
      </div>
      <div className="card-price">
        <Bar width="55%" height="var(--wb-text-price)" />
        <div className="card-sub">
          <Bar width="65%" />
        </div>
      </div>
      <Bar height="var(--wb-control)" />
      <div className="card-list">
        <div>
          <Bar width="45%" />
        </div>
        <div className="ticks">
          {Array.from({ length: items }, (_, index) => (
            <div key={index}>
              <Bar width={`${80 - ((index * 17) % 30)}%`} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
