import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate` compares the tables with the last migration and writes the difference. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "tenancy",
    "catalogue",
    "reviews",
    "searchIndex",
    "changes",
    "devices",
    "identity",
    "commerce",
    "wallet",
    "coupons",
    "payments",
    "sandboxGateway",
    "subscriptions",
    "owner",
  ].map((part) => `./server/platform/db/schema/${part}.ts`),
  out: "./server/platform/db/migrations",
  casing: "snake_case",
});
