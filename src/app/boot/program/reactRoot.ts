/** A module of our own, so that the program can begin with it (`begin`) and takes only these two names. */
export { createRoot, hydrateRoot } from "react-dom/client";
