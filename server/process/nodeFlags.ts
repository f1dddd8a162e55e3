/**
 * How Node is started for a shop. New objects get 16 MB before they are collected, and the heap may grow by half of what
 * was in use at the last collection: by itself V8 lets it grow to several times as much where the machine has room (ADR
 * 46).
 */
export const NODE_FLAGS = ["--max-semi-space-size=16", "--heap-growing-percent=50"];
