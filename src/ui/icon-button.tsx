import { Icon } from './icon';

interface IconButtonProps {
  /** A path of `icons.ts`. */
  icon: string;
  /** The accessible name, with the item's name where the button repeats: "Remove Route Planner". */
  label: string;
  onClick: () => void;
  part?: string;
  /** Marks the button that closes a dialog, so that the focus can stay on it when the dialog's content arrives. */
  leaves?: 'close';
}

/** Renders a button with an icon only: 28 px, or 44 px of hit area on coarse pointers. Styled by `buttonCss`. */
export function IconButton({ icon, label, onClick, leaves, part = 'icon-button' }: IconButtonProps) {
  return (
    <button className="icon-btn" type="button" part={part} aria-label={label} data-leave={leaves} onClick={onClick}>
      <Icon shape={icon} />
    </button>
  );
}
