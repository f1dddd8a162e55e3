import type { FastifyInstance, FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Settings } from "typebox/system";
import { badRequest } from "../errors";

// TypeBox sorts the members of a union at every call, which takes ten times as long as the rest; our unions need no
// order.
Settings.Set({ unionPrioritySort: false });

/** Query strings are text and are converted; the values of a body must have the right types already. */
const compiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  return (data: unknown) => {
    const typed = httpPart === "body" ? data : validator.Convert(data);
    const value = validator.Clean(validator.Default(typed));
    if (validator.Check(value)) return { value };
    const where = validator.Errors(value)[0]?.instancePath.slice(1).replaceAll("/", ".");
    return { error: badRequest(`Please check ${where || "what was sent"}.`) };
  };
};

export function validateCalls(app: FastifyInstance): void {
  app.setValidatorCompiler(compiler);
  app.addHook("preValidation", async (request) => {
    refuseNul([request.params, request.query, request.body]);
  });
}

/** PostgreSQL cannot store a NUL in a text. Walks without recursion, because bodies may be nested to any depth. */
function refuseNul(roots: unknown[]): void {
  const open = roots;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "string" && value.includes("\0")) throw badRequest("Please check the text: it holds a NUL.");
    if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) open.push(name, inner);
    }
  }
}
