import { BrandingStore } from "../../src/domain/branding";
import type { Container } from "../../src/kernel/container/Container";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { QueryCache } from "../../src/kernel/query/QueryCache";
import { Shipping } from "./Shipping";

export function bindShipping(container: Container): void {
  container.shared(Shipping, [ApiClient, QueryCache, BrandingStore]);
}
