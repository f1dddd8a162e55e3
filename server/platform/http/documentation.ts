import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifySchema } from "fastify";
import { type TObject, Type } from "typebox";
import { languageCodes } from "#contract/languages.ts";

const OWNERS = { type: "http", scheme: "bearer", description: "A token of `haat token add`" } as const;

/**
 * Publishes the OpenAPI description of the contract's endpoints, made from the schemas that check the calls, with a page at
 * /docs. @param withOwners also the calls of owners and staff; a real shop leaves them out, because anybody can read the
 * page
 */
export async function publishDocumentation(app: FastifyInstance, withOwners: boolean): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Haat platform", version: "1", description: "Every endpoint of src/contract. Money is rupees." },
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
          ...(withOwners && { admin: OWNERS }),
        },
      },
    },
    hideUntagged: true,
    transform: ({ schema, url }) => ({
      schema: withLanguage(withOwners || !isOwners(schema) ? schema : { ...schema, hide: true }),
      url,
    }),
  });
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: true, uiConfig: { docExpansion: "none" } });
}

const LANGUAGE = Type.Optional(Type.Enum([...languageCodes], { description: "Default: the store's first language" }));

/** Every call may name a language. It is no part of the handlers' schemas, because none of them reads it. */
function withLanguage(schema: FastifySchema): FastifySchema {
  const { properties } = (schema.querystring ?? {}) as Partial<TObject>;
  return { ...schema, querystring: Type.Object({ ...properties, language: LANGUAGE }) };
}

/** See `SECURITY` in mount.ts. */
function isOwners({ security = [] }: FastifySchema): boolean {
  return security.some((one) => "admin" in one);
}
