/** Writes JSON without `</script>` and `<!--`, whatever a store's name contains. */
export function safeJson(value: object | string): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
