import { Bar, Skeleton } from '../../../src/ui/skeleton';

const FIELDS = [0, 1, 2, 3, 4, 5];

/** Renders the skeleton in the size of a form with six rows. */
export function BillingSkeleton() {
  return (
    <Skeleton>
      <div className="panel bill">
        <div className="panel-head">
          <Bar width="40%" />
        </div>
        <div className="panel-body stack">
          <Bar height="48px" />
          {FIELDS.map((field) => (
            <div key={field}>
              <Bar width="30%" />
              <Bar height="var(--wb-control)" />
            </div>
          ))}
          <Bar width="160px" height="var(--wb-control)" />
        </div>
      </div>
    </Skeleton>
  );
}
