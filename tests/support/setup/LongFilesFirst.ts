import { BaseSequencer, type TestSpecification } from "vitest/node";
import { placeOf } from "./longFiles.ts";

/**
 * Starts long files first. Vitest starts the largest first, but a small file can take long: started last, it keeps one
 * worker busy while the others have nothing to do.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId));
  }
}
