import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { MAX_UPLOAD_BYTES } from "#server/platform/services/common/files/Uploads.ts";
import { NODE_ENVIRONMENT } from "#server/process/nodeEnvironment.ts";
import { NODE_FLAGS } from "#server/process/nodeFlags.ts";

const read = (file: string) => readFileSync(file, "utf8");
const container = read("deploy/Dockerfile");
const { services } = parse(read("deploy/compose.yaml")) as {
  services: { shop: { environment: object; read_only: boolean; stop_grace_period: string } };
};
const unit = read("deploy/haat.service");
const nginx = read("deploy/nginx.conf");
const documented = read("docs/configuration.md");

const assigned = (line: string | undefined) => (line ?? "").match(/\b[A-Z][A-Z0-9_]*(?==)/g) ?? [];
const given: [file: string, variables: string[]][] = [
  ["Dockerfile", assigned(/^ENV (.*)$/m.exec(container)?.[1])],
  ["compose.yaml", Object.keys(services.shop.environment)],
  ["haat.service", assigned(/^Environment=(.*)$/m.exec(unit)?.[1])],
];

describe("the files for deployment", () => {
  it.each(given)("in %s set only variables that the shop knows", (_, variables) => {
    expect(variables.length).toBeGreaterThan(2);
    for (const variable of variables) {
      if (variable !== "NODE_ENV") expect(documented).toContain(`\`${variable}\``);
    }
  });

  it("start the built server, the container as a user without rights and on a file system that it cannot write", () => {
    expect(container).toMatch(/^USER node$/m);
    const words = [...NODE_FLAGS, "dist/server/main.js"];
    expect(container).toContain(`\nCMD ${JSON.stringify(["node", ...words]).replaceAll(",", ", ")}\n`);
    expect(unit).toContain(`\nExecStart=/usr/bin/node ${words.join(" ")}\n`);
    expect(read("README.md")).toContain(`\`node ${words.join(" ")}\``);
    expect(services.shop.read_only).toBe(true);
  });

  it("limit the memory of the C library, which a process cannot do itself", () => {
    for (const [name, value] of Object.entries(NODE_ENVIRONMENT)) {
      expect(container).toContain(`\nENV ${name}=${value}\n`);
      expect(unit).toContain(`\nEnvironment=${name}=${value}\n`);
      expect(read("README.md")).toContain(`\`${name}\` as in \`deploy/haat.service\``);
    }
  });

  it("check the health at the port that the container opens for it", () => {
    const [, port] = /METRICS_PORT=(\d+)/.exec(container) ?? [];
    expect(container).toContain(`http://127.0.0.1:${port}/health/ready`);
    expect(read("server/process/operations/operationsRoutes.ts")).toContain('"/health/ready"');
  });

  it("wait longer for running calls than the shop does", () => {
    const [, limit] = /_MS = ([\d_]+)/.exec(read("server/process/closeSoftly.ts")) ?? [];
    const seconds = Number(limit?.replaceAll("_", "")) / 1000;
    expect(seconds).toBeGreaterThan(1);
    expect(Number.parseInt(services.shop.stop_grace_period, 10)).toBeGreaterThan(seconds);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(seconds);
  });

  it("lead nginx to the shop's port, and let an upload of the largest size pass", () => {
    const [, port] = /\bPORT=(\d+)/.exec(unit) ?? [];
    expect(nginx).toContain(`server 127.0.0.1:${port};`);
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(MAX_UPLOAD_BYTES);
  });

  it("tell the shop through nginx which host was asked, by whom, and whether over TLS", () => {
    for (const header of [
      "Host $host",
      "X-Forwarded-For $proxy_add_x_forwarded_for",
      "X-Forwarded-Proto $scheme",
      "X-Request-Id $request_id",
    ]) {
      expect(nginx).toContain(`proxy_set_header ${header};`);
    }
    // A location with a header of its own would lose these.
    expect(nginx.slice(nginx.indexOf("location /"))).not.toContain("proxy_set_header");
  });

  it("let nginx keep a page for its host and address, and nothing of a shopper with a token", () => {
    expect(nginx).toContain("proxy_cache_key $scheme$host$request_uri;");
    expect(nginx).toContain("proxy_cache_bypass $http_authorization;");
    expect(nginx).toContain("proxy_no_cache $http_authorization;");
  });
});
