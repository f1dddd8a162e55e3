/** The folder in which a run records its times; `npm run test:account` reads it. */
export const ACCOUNT_FOLDER = "node_modules/.cache/haat/account";
