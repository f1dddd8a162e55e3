export const takingLonger = "This is taking longer than usual. Please wait, we are still trying.";
export const shopOnlineAt = (name: string) => `Shop online at ${name}.`;
export const notFound = "Not Found";
export const needsJavaScript = "This store needs JavaScript to take orders. Please turn it on and reload the page.";
