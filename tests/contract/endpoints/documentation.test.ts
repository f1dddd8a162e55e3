import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminEndpoints, endpoints } from "../../support/platform/endpoints";
import { ANY_ENGINE } from "../../support/platform/engines";
import { startPlatform, type TestPlatform } from "../../support/platform/platform";

interface OpenApi {
  paths: Record<string, Record<string, { security?: unknown }>>;
}

describe("the OpenAPI page", () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await startPlatform({ engine: ANY_ENGINE });
  });
  afterAll(() => platform.stop());

  it("describes every endpoint of the contract and nothing else", async () => {
    const { paths } = (await platform.get<OpenApi>("/docs/json")).body;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
    );
    expect(described.sort()).toEqual(
      [...endpoints, ...adminEndpoints].map(({ endpoint: { method, path } }) => `${method} ${path}`).sort(),
    );
  });

  it("says which calls need a token", async () => {
    const { paths } = (await platform.get<OpenApi>("/docs/json")).body;
    expect(paths["/api/orders"]?.post?.security).toEqual([{ bearer: [] }]);
    expect(paths["/api/admin/orders"]?.get?.security).toEqual([{ admin: [] }]);
    expect(paths["/api/products"]?.get?.security).toBeUndefined();
  });

  it("is a page under a policy that allows no inline script", async () => {
    const { status, headers, body } = await platform.get<string>("/docs/");
    expect(status).toBe(200);
    expect(String(headers["content-security-policy"])).not.toMatch(/script-src[^;]*unsafe/);
    expect(body).toContain("swagger-ui");
  });
});
