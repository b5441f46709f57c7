export { default as routeArtCss } from './route-art.css?inline';

/** Renders a map with a route, in the theme's colours, as the placeholder where the host page supplies no picture. */
export function RouteArt() {
  return (
    <svg className="route-art" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="art-ground" width="640" height="360" />
      <path className="art-water" d="M-20 250C80 214 150 300 250 276s120-120 220-128 110 44 200 22V380H-20Z" />
      <path className="art-park" d="M410-20h170l20 84-90 60-120-30Z" />
      <path
        className="art-street"
        d="M-10 62h330l140 84 200-12M92-10v380M228-10v290M-10 178h238M338-10l-20 268M470 152v220M560-10v150"
      />
      <path className="art-lane" d="M-10 118h230M160-10v250M284-10v270M-10 314h120M400 110v200M520 148v200" />
      <path className="art-case" d="M92 314V178h136V62h92l140 84 60-6" />
      <path className="art-route" d="M92 314V178h136V62h92l140 84 60-6" />
      <path
        className="art-stop"
        d="M84 314a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM85 178a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM221 120a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM313 62a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM453 146a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z"
      />
      <circle className="art-end" cx="520" cy="140" r="10" />
    </svg>
  );
}
