/**
 * Node's flags for a shop. New objects get 16 MB before they are collected, and the heap may grow by half of what was in
 * use at the last collection. By default V8 lets it grow to several times as much if the machine has the memory (ADR 46).
 */
export const NODE_FLAGS = ["--max-semi-space-size=16", "--heap-growing-percent=50"];
