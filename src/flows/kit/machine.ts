/** What an event makes of a machine: where it stands now, and what has to be done. Nobody does it here. */
export interface Stepped<S, C> {
  readonly state: S;
  readonly commands: readonly C[];
}

/** The rules of a flow. An event that has no business now gives back the state that it was given, and asks for nothing. */
export type Machine<S, E, C> = (state: S, event: E) => Stepped<S, C>;

/** What the slice of every flow holds. */
export interface FlowState<S, C> {
  readonly step: S;
  /** What its last step asks for. The flow carries it out once. */
  readonly outbox: readonly C[];
  /** Key of the element that its dialog looks like. */
  readonly origin: string | null;
}

/**
 * Runs the machine, once for each event.
 * @returns what changes of the slice; null where nothing does, so that what came with a late event is left behind too
 */
export function advance<S, E, C>(
  { step }: FlowState<S, C>,
  machine: Machine<S, E, C>,
  event: E,
): Pick<FlowState<S, C>, 'step' | 'outbox'> | null {
  const { state, commands } = machine(step, event);
  return state === step ? null : { step: state, outbox: commands };
}
