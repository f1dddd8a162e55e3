import { describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { adminEndpoints, endpoints } from "#tests/support/platform/endpoints.ts";
import { ANY_ENGINE, platform, withPlatform } from "#tests/support/platform/engines.ts";
import { startPlatform } from "#tests/support/platform/platform.ts";

interface OpenApi {
  paths: Record<string, Record<string, { security?: unknown; parameters?: { name: string }[] }>>;
}

describe("the OpenAPI page", () => {
  withPlatform({ engine: ANY_ENGINE });

  const pathOf = ({ method, path }: Endpoint) => `${method} ${path}`;
  const pathsOf = ({ paths }: OpenApi) =>
    Object.entries(paths)
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
      )
      .sort();

  it("describes every endpoint of the contract and nothing else", async () => {
    const { paths } = (await platform.get<OpenApi>("/docs/json")).body;
    expect(pathsOf({ paths })).toEqual(
      [...endpoints, ...adminEndpoints].map(({ endpoint }) => pathOf(endpoint)).sort(),
    );
  });

  it("says which calls need a token", async () => {
    const { paths } = (await platform.get<OpenApi>("/docs/json")).body;
    expect(paths["/api/orders"]?.post?.security).toEqual([{ bearer: [] }]);
    expect(paths["/api/admin/orders"]?.get?.security).toEqual([{ admin: [] }]);
    expect(paths["/api/products"]?.get?.security).toBeUndefined();
  });

  it("says that every call may name a language", async () => {
    const { paths } = (await platform.get<OpenApi>("/docs/json")).body;
    const without = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ parameters = [] }) => !parameters.some(({ name }) => name === "language"));
    expect(without).toEqual([]);
  });

  it("of a real shop describes every call of shoppers, but none of owners and staff", async () => {
    const config = { SANDBOX: "off", SEED: "on", TOKEN_SECRET: "x".repeat(32), SMS_URL: "http://127.0.0.1:1/" };
    const real = await startPlatform({ engine: ANY_ENGINE, config });
    const { body } = await real.get<OpenApi>("/docs/json");
    expect(pathsOf(body)).toEqual(endpoints.map(({ endpoint }) => pathOf(endpoint)).sort());
    for (const page of ["/docs/json", "/docs/yaml"]) {
      expect(JSON.stringify((await real.get(page)).body)).not.toMatch(/admin|counter|haat token/i);
    }
    await real.stop();
  });

  it("is a page under a policy that allows no inline script", async () => {
    const { status, headers, body } = await platform.get<string>("/docs/");
    expect(status).toBe(200);
    expect(String(headers["content-security-policy"])).not.toMatch(/script-src[^;]*unsafe/);
    expect(body).toContain("swagger-ui");
  });
});
