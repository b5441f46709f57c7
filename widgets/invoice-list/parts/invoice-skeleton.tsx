import { Bar, Skeleton } from '../../../src/ui/skeleton';

const ROWS = [0, 1, 2, 3, 4, 5];

/** Renders the skeleton in the size of half a page of invoices. */
export function InvoiceSkeleton() {
  return (
    <Skeleton>
      <div className="stack">
        <div className="inv-tools">
          <Bar height="var(--wb-control)" />
        </div>
        <div className="panel inv-box inv-waits">
          {ROWS.map((row) => (
            <div key={row}>
              <Bar width="72px" />
              <Bar width="60%" />
              <Bar width="72px" />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
