import { spawn } from "node:child_process";

export interface RunOptions {
  env?: Record<string, string | undefined>;
  /** Returns the output to the caller instead of showing it. */
  quiet?: boolean;
}

/** Runs a command of node_modules/.bin or the PATH. @returns its exit code and, when quiet, its output */
export function run(command: string, args: string[], { env = {}, quiet = false }: RunOptions = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const path = `node_modules/.bin:${process.env.PATH}`;
    const child = spawn(command, args, {
      stdio: quiet ? "pipe" : "inherit",
      env: { ...process.env, PATH: path, ...env },
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
