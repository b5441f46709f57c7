import { Bar, Skeleton } from '../../../src/ui/skeleton';

const FACTS = [0, 1, 2];
const ROWS = [0, 1];

/** Renders the skeleton in the size of a plan with two add-ons. */
export function SubscriptionSkeleton() {
  return (
    <Skeleton>
      <div className="stack">
        <div className="panel panel-body sub-plan">
          <div className="sub-main">
            <span className="sub-title">
              <Bar width="240px" />
            </span>
            <Bar width="180px" height="28px" />
            <Bar width="260px" height="var(--wb-control)" />
          </div>
          <div className="sub-facts">
            {FACTS.map((fact) => (
              <div key={fact}>
                <Bar width="60%" />
                <Bar width="85%" />
              </div>
            ))}
          </div>
        </div>
        <div className="panel panel-ruled">
          <div className="panel-head">
            <Bar width="30%" />
          </div>
          <ul className="rows">
            {ROWS.map((row) => (
              <li className="row" key={row}>
                <Bar width="40px" height="40px" />
                <div className="row-main">
                  <Bar width="45%" />
                  <Bar width="70%" />
                </div>
                <div className="row-side">
                  <Bar width="88px" />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Skeleton>
  );
}
