export interface State {
  readonly version: string;
  readonly locked: readonly string[];
  readonly described: string | null;
  readonly waiting: number;
  readonly changed: string | null;
  readonly commit: string | null;
  readonly committedAt: number;
  readonly tagged: string | null;
}
export function readState(): State;
export function obstaclesTo(state: State, told: { readonly isTested: boolean }): readonly string[];
