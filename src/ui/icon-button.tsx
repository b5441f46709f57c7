import { Icon } from './icon';

interface IconButtonProps {
  /** A path of `icons.ts`. */
  icon: string;
  /** The accessible name, with the item's name where the button repeats: "Remove Route Planner". */
  label: string;
  onClick: () => void;
  part?: string;
}

/** Renders a button with an icon only: 28 px, or 44 px of hit area on coarse pointers. Styled by `buttonCss`. */
export function IconButton({ icon, label, onClick, part = 'icon-button' }: IconButtonProps) {
  return (
    <button className="icon-btn" type="button" part={part} aria-label={label} onClick={onClick}>
      <Icon shape={icon} />
    </button>
  );
}
