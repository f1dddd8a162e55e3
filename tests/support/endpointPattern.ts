/** Matches the paths of an endpoint: `/api/orders/:id` matches `/api/orders/7`. */
export function endpointPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
}
