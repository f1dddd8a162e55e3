/** The place on a component's page that a search for one of its other names leads to. */
export const anchorOf = (name: string) => `called-${name.toLowerCase().replace(/\W+/g, "-")}`;
