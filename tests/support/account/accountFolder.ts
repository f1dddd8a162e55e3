/** Where a run notes what its time went to; `npm run test:account` reads it. */
export const ACCOUNT_FOLDER = "node_modules/.cache/haat/account";
