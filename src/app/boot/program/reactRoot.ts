/** A module of our own, so that `begin` takes only these two names of the package. */
export { createRoot, hydrateRoot } from "react-dom/client";
