import type { FastifyInstance, FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { badRequest, notFound } from "../errors";
import { withoutHiddenSigns } from "../hiddenSigns";
import { type SchemaError, schemaCheck } from "../schemaCheck";
import { words } from "../words";

/** Query strings are text and are converted; the values of a body must have the right types already. */
const compiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const { prepare, check } = schemaCheck(schema);
  return (data: unknown) => {
    const verdict = check(prepare(data, httpPart !== "body"));
    if (verdict.isRight) return { value: verdict.value };
    const [error] = verdict.errors;
    // No id is so long: the address is of something that does not exist, and not a mistake in a form.
    const isNobodys = httpPart === "params" && error?.keyword === "maxLength";
    return { error: isNobodys ? notFound(words.notWhatAddressNames) : badRequest(sentenceOf(error)) };
  };
};

function sentenceOf(error: SchemaError | undefined): string {
  const where = error?.instancePath.slice(1).replaceAll("/", ".") || words.whatWasSent;
  // Only our own refinements have messages for the caller.
  return error?.keyword === "~refine" ? words.checkBecause(where, error.message) : words.pleaseCheck(where);
}

export function validateCalls(app: FastifyInstance): void {
  app.setValidatorCompiler(compiler);
  app.addHook("preValidation", async (request) => {
    if (Object.values(request.params ?? {}).some((part) => String(part).includes("\0")))
      throw notFound(words.notWhatAddressNames);
    cleanTexts([request.params, request.query, request.body]);
  });
}

/**
 * Cleans every text of every call: removes hidden characters, so that no name or note looks like another in a list, on an
 * invoice or on an owner's terminal, and refuses NUL, which PostgreSQL cannot store. Walks without recursion, because
 * bodies may be nested to any depth.
 */
function cleanTexts(roots: unknown[]): void {
  const open = roots;
  while (open.length > 0) {
    const value = open.pop();
    refuseNul(value);
    // A file's bytes are not text.
    if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, inner] of Object.entries(value)) {
      refuseNul(name);
      if (typeof inner !== "string") open.push(inner);
      else {
        refuseNul(inner);
        (value as Record<string, unknown>)[name] = withoutHiddenSigns(inner);
      }
    }
  }
}

function refuseNul(value: unknown): void {
  if (typeof value === "string" && value.includes("\0")) throw badRequest(words.textHoldsNul);
}
