import { Bar, Skeleton } from '../../../src/ui/skeleton';

const LINES = ['40%', '90%', '82%', '86%', '64%'];

/** Renders the skeleton: name, what it does, and price. */
export const DetailsSkeleton = () => (
  <Skeleton>
    <div className="details">
      <div className="details-main">
        <div className="details-head">
          <Bar width="56px" height="56px" />
          <div className="details-names">
            <Bar width="60%" height="32px" />
            <Bar width="90%" />
          </div>
        </div>
        <div className="headline">
          {LINES.map((width) => (
            <Bar key={width} width={width} />
          ))}
        </div>
      </div>
      <div className="buy">
        <Bar width="50%" height="40px" />
        <Bar height="44px" />
        <Bar width="40%" />
      </div>
    </div>
  </Skeleton>
);
