import { Bar, Skeleton } from '../../../src/ui/skeleton';

const ROWS = [4, 5, 4];

/** Renders the skeleton: a header and three groups in their final sizes. */
export function ComparisonSkeleton() {
  return (
    <Skeleton>
      <div className="compare-box compare-waits">
        <div className="waits-head">
          {[0, 1, 2, 3].map((column) => (
            <div className="stack" key={column}>
              <Bar width="60%" />
              <Bar width="45%" height="var(--wb-text-2xl)" />
            </div>
          ))}
        </div>
        {ROWS.map((rows, group) => (
          <div key={group}>
            {Array.from({ length: rows + 1 }, (_, row) => (
              <div className="waits-row" key={row}>
                <Bar width={row ? `${75 - ((row * 17) % 30)}%` : '50%'} />
                {row > 0 && [1, 2, 3].map((column) => <Bar key={column} width="30%" />)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
