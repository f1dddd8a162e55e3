import { action, makeObservable, observableRef } from "mobx";

/** Stands in a table of moves where an event may come and changes nothing. */
export const IGNORED = "ignored";

/** For each state, the events that may come and the state that follows each of them. */
export type Moves<Name extends string> = Readonly<Record<Name, Readonly<Record<string, Name | typeof IGNORED>>>>;

type EventOf<Table> = { [Name in keyof Table]: keyof Table[Name] }[keyof Table] & string;
type NextOf<Table, Event> = {
  [Name in keyof Table]: Event extends keyof Table[Name] ? Table[Name][Event] : never;
}[keyof Table];
type DataOf<State, Next> = State extends { readonly is: infer Is }
  ? [Is & Next] extends [never]
    ? never
    : Omit<State, "is">
  : never;
type Given<Data> = [object] extends [Data] ? [data?: Data] : [data: Data];

/**
 * Is always in one of its states and follows a table of moves. Each entry into a state is a new object. Code that awaited
 * something in a state compares `state` with that object, and stops when they differ.
 */
export class Machine<State extends { readonly is: string }, Table extends Moves<State["is"]>> {
  state: State;
  readonly #moves: Table;

  constructor(moves: Table, first: State) {
    this.#moves = moves;
    this.state = first;
    makeObservable(this, { state: observableRef, send: action });
  }

  is(name: State["is"]): boolean {
    return this.state.is === name;
  }

  /** Whether the event would lead to another state now. */
  expects(event: EventOf<Table>): boolean {
    return (this.#next(event) ?? IGNORED) !== IGNORED;
  }

  /**
   * Returns the state that follows; undefined when the table ignores the event.
   * @throws in development when the table does not name the event for this state
   */
  send<Event extends EventOf<Table>>(
    event: Event,
    ...[data]: Given<DataOf<State, NextOf<Table, Event>>>
  ): State | undefined {
    const next = this.#next(event);
    if (next === undefined && process.env.NODE_ENV !== "production") {
      throw new Error(`"${event}" is not expected in the state "${this.state.is}"`);
    }
    if (next === undefined || next === IGNORED) return undefined;
    this.state = { ...data, is: next } as unknown as State;
    return this.state;
  }

  #next(event: string): string | undefined {
    return this.#moves[this.state.is as State["is"]][event];
  }
}
