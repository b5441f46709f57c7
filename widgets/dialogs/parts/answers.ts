/** The callbacks for the two answers to a dialog. */
export interface Answers {
  readonly onOk: () => void;
  readonly onCancel: () => void;
}
