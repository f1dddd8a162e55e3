export const search = "Search";
export const comingSoon = "Coming soon..";
