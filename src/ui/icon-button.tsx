import { Icon } from './icon';

interface IconButtonProps {
  /** A path of `icons.ts`. */
  icon: string;
  /** What it does, with the item's name where it repeats: "Remove Route Planner". */
  label: string;
  onClick: () => void;
  part?: string;
}

/** A small button that is only an icon; 28 px with a hit area of 44 on coarse pointers. Styled by `buttonCss`. */
export function IconButton({ icon, label, onClick, part = 'icon-button' }: IconButtonProps) {
  return (
    <button className="icon-btn" type="button" part={part} aria-label={label} onClick={onClick}>
      <Icon shape={icon} />
    </button>
  );
}
