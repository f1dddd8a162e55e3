import { vi } from "vitest";

/**
 * Files share a thread while mutants are tested, because a new one for each file would take five times as long. Their
 * modules must still be evaluated anew: a mutant in a table of states acts when its module is evaluated.
 */
vi.resetModules();
