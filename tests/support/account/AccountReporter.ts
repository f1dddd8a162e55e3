import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import type { FileAccount } from "./account.types";
import { ACCOUNT_FOLDER } from "./accountFolder";

/** Records the time of each test file: loading its imports, and its tests with their hooks. */
export default class AccountReporter implements Reporter {
  private readonly files: FileAccount[] = [];

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, duration, environmentSetupDuration, setupDuration } = module.diagnostic();
    const loadMs = Math.round(environmentSetupDuration + setupDuration + collectDuration);
    const tests = [...module.children.allTests()].length;
    this.files.push({ file: module.relativeModuleId, tests, loadMs, testMs: Math.round(duration) });
  }

  onTestRunEnd(): void {
    const stage = process.env.HAAT_STAGE;
    if (stage === undefined) return;
    mkdirSync(ACCOUNT_FOLDER, { recursive: true });
    writeFileSync(join(ACCOUNT_FOLDER, `${stage}.json`), JSON.stringify(this.files));
  }
}
