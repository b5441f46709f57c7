/** Result of a step of a state machine: the next state and the commands for the effects. The machine itself has no side effects. */
export interface Stepped<S, C> {
  readonly state: S;
  readonly commands: readonly C[];
}

/** A pure state machine. For an event that does not fit its state it returns the same state object and no commands. */
export type Machine<S, E, C> = (state: S, event: E) => Stepped<S, C>;

/** Base state of every flow's slice. */
export interface FlowState<S, C> {
  readonly step: S;
  /** Commands of the last step (outbox); the flow carries them out once. */
  readonly outbox: readonly C[];
  /** Key of the element whose look the dialog takes on. */
  readonly origin: string | null;
}

/**
 * Runs the state machine for one event.
 * @returns the changed fields of the slice; null if the machine ignored the event, so that the caller drops the event's other
 * data too
 */
export function advance<S, E, C>(
  { step }: FlowState<S, C>,
  machine: Machine<S, E, C>,
  event: E,
): Pick<FlowState<S, C>, 'step' | 'outbox'> | null {
  const { state, commands } = machine(step, event);
  return state === step ? null : { step: state, outbox: commands };
}
