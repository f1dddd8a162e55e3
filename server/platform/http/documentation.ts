import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";

/** Publishes OpenAPI of the contract's endpoints, made from the schemas that check the calls, with a page at /docs. */
export async function publishDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Haat platform", version: "1", description: "Every endpoint of src/contract. Money is rupees." },
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
          admin: { type: "http", scheme: "bearer", description: "A token of `haat token add`" },
        },
      },
    },
    hideUntagged: true,
  });
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: true, uiConfig: { docExpansion: "none" } });
}
