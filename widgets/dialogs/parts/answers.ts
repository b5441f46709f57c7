/** How a dialog is answered. */
export interface Answers {
  readonly onOk: () => void;
  readonly onCancel: () => void;
}
