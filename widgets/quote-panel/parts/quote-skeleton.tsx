import { Bar, Skeleton } from '../../../src/ui/skeleton';

export function QuoteSkeleton() {
  return (
    <Skeleton>
      <div className="panel panel-ruled">
        <div className="panel-head">
          <Bar width="40%" />
        </div>
        <ul className="quote-rows">
          {[0, 1, 2].map((row) => (
            <li className="quote-row" key={row}>
              <div className="quote-text">
                <Bar width="70%" />
                <Bar width="45%" />
              </div>
              <Bar width="118px" height="36px" />
              <Bar width="64px" />
            </li>
          ))}
        </ul>
        <div className="stub">
          <Bar height="44px" />
        </div>
      </div>
    </Skeleton>
  );
}
