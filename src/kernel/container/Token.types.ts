declare const service: unique symbol;

/** Stands for an interface and carries its type, so that two tokens cannot be swapped (bar 24). */
export type InterfaceToken<T> = symbol & { readonly [service]: T };

/** A class is its own token. */
export type ClassToken<T> = abstract new (...collaborators: never[]) => T;

export type Token<T> = InterfaceToken<T> | ClassToken<T>;

export type ServiceOf<Of> = Of extends Token<infer T> ? T : never;

/** The services of named tokens: what a class gets that states its collaborators as `static readonly needs` (ADR 3). */
export type Named<Tokens> = { readonly [Name in keyof Tokens]: ServiceOf<Tokens[Name]> };

/** The tokens of a constructor's parameters: in the same order, or by name when the constructor takes one object. */
export type Collaborators<Parameters extends unknown[]> =
  | { [Index in keyof Parameters]: Token<Parameters[Index]> }
  | (Parameters extends [infer All extends object] ? { [Name in keyof All]: Token<All[Name]> } : never);
